import { readFile } from 'node:fs/promises'
import type { CollectionBeforeOperationHook, Payload, PayloadRequest } from 'payload'
import { refuse } from '../../payload/refusals/refuse.ts'
import { fileName } from '../../platform/files/file-name.ts'
import { inspect } from '../../platform/files/inspect.ts'
import { inspectDocument } from '../../platform/files/inspect-document.ts'
import { ofFile, Refused, refusals } from '../../platform/files/refusal.ts'
import { withoutTraces } from '../../platform/files/without-traces.ts'
import { searchForViruses } from '../../platform/viruses/search.ts'
import { staff } from '../access/staff.ts'
import { notTwice } from './sent-again.ts'

type UploadedFile = NonNullable<PayloadRequest['file']>

export const bytesOf = async (file: UploadedFile): Promise<Buffer> =>
  file.tempFilePath ? readFile(file.tempFilePath) : file.data

/**
 * The file in its stored form: searched for viruses, without metadata, under its final name. Throws `Refused`.
 * `account` is the number of whoever sent it, for the log; what an import brings, with nobody who could mend it, is not
 * looked into.
 */
export async function accepted(
  payload: Payload,
  file: UploadedFile,
  account?: number,
): Promise<UploadedFile> {
  const sent = await bytesOf(file)
  const kind = await inspect(sent, file.name)
  await searchForViruses(payload, sent, account)
  if (kind.extension === 'pdf' && account !== undefined) await inspectDocument(sent, 'staff')
  const data = await withoutTraces(sent, kind)
  if (!data.equals(sent)) await inspect(data, file.name)
  const name = fileName(file.name, data, kind.extension)
  return { ...file, name, data, size: data.length, mimetype: kind.mimeType }
}

/** Checks a file before Payload does anything with it, and gives it its final name. */
export const checkUpload: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Payload checks access only after this. A stranger's file is not opened, because it is refused anyway.
  if (overrideAccess !== true && !staff({ req })) return args
  // Cropping would write different bytes under the same name.
  if (req.query) delete req.query.uploadEdits
  if (!req.file) {
    // Payload would fetch an address in the request instead of a file.
    if (operation === 'create' && overrideAccess !== true) throw refuse(refusals.missing, req)
    return args
  }
  const { name } = req.file
  try {
    req.file = await accepted(req.payload, req.file, req.user ? Number(req.user.id) : undefined)
  } catch (error) {
    throw error instanceof Refused ? refuse(ofFile(name, error.words), req) : error
  }
  if (operation === 'create') await notTwice(req, req.file.name, args.data)
  return args
}
