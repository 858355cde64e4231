import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { refuse } from '../../payload/refusals/refuse.ts'

const lastAdmin = {
  en: 'The desk needs at least one administrator',
  mr: 'कर्मचारी कक्षासाठी किमान एक प्रशासक आवश्यक आहे',
}

async function refuseWithoutOtherAdmin(id: number | string, req: PayloadRequest): Promise<void> {
  const where: Where = { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs === 0) throw refuse(lastAdmin, req)
}

/** Nobody can lock the whole council out by giving up the last administrator's role… */
export const keepAnAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const stepsDown =
    operation === 'update' &&
    originalDoc?.role === 'admin' &&
    data.role !== undefined &&
    data.role !== 'admin'
  if (stepsDown) await refuseWithoutOtherAdmin(originalDoc.id, req)
  return data
}

/** …or by deleting the account. */
export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, req, disableErrors: true })
  if (account?.role === 'admin') await refuseWithoutOtherAdmin(id, req)
}
