import { rawLength } from '@nagardwar/contract'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { editors } from '../../../content/access/editors.ts'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { isAsked } from '../../../content/requirements/result.ts'
import { only, refused } from '../../../views/page/endpoint.ts'
import { type Obligation, obligations } from '../obligations.ts'
import { words } from '../words.ts'

const reason = z.string().max(rawLength(300)).trim().max(300).default('')

const statementSchema = z.strictObject({
  answer: z.enum(['yes', 'no', 'not-applicable']).nullable(),
  reason: z.strictObject({ en: reason, mr: reason }),
  owner: z.int().positive().nullable(),
})
type Stated = z.output<typeof statementSchema>

/** What is wrong with a statement; what a program can see is not answered by hand. */
function problemOf(obligation: Obligation, { answer, reason }: Stated) {
  if (answer === 'not-applicable' && !reason.en && !reason.mr) return words.needsReason
  if ((answer === 'yes' || answer === 'no') && !isAsked(obligation)) return words.isComputed
  return undefined
}

/** One row for each obligation, with who and when by the server. */
async function keep(req: PayloadRequest, obligation: Obligation, stated: Stated): Promise<void> {
  const { payload, user } = req
  const where = { obligation: { equals: obligation.key } }
  const data = {
    obligation: obligation.key,
    ...stated,
    at: new Date().toISOString(),
    by: user?.name ?? '',
    account: Number(user?.id),
  }
  const collection = 'obligation-statements' as const
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, overrideAccess: true })
  const [known] = docs
  if (known) await payload.update({ collection, id: known.id, data, depth: 0, overrideAccess: true })
  else await payload.create({ collection, data, depth: 0, overrideAccess: true })
}

const state: PayloadHandler = async (req) => {
  const obligation = obligations.find(({ key }) => key === req.routeParams?.key)
  const asked = statementSchema.safeParse(await req.json?.().catch(() => undefined))
  if (!obligation || !asked.success) return refused(400, words.wrong, req)
  const problem = problemOf(obligation, asked.data)
  if (problem) return refused(400, problem, req)
  const { owner } = asked.data
  const where = { id: { equals: owner ?? 0 } }
  if (owner && (await req.payload.count({ collection: 'departments', where })).totalDocs === 0)
    return refused(400, words.wrong, req)
  await keep(req, obligation, asked.data)
  await noteInJournal(req, {
    action: 'change',
    by: personOf(req),
    list: words.title,
    name: obligation.title,
  })
  return Response.json({})
}

export const statementEndpoint: Endpoint = {
  path: '/obligations/:key',
  method: 'post',
  handler: only(editors, words.onlyEditors, state),
}
