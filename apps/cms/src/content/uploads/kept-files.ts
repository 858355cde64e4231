import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  UploadConfig,
  Where,
} from 'payload'
import { refuse } from '../../payload/refusals/refuse.ts'
import type { Media } from '../../payload-types.ts'
import { addVersion, readRecord, readVersions } from '../../platform/database/records.ts'
import { headersOfFile } from '../../platform/files/file-headers.ts'
import { typeOfName } from '../../platform/files/kind.ts'
import { files } from '../../platform/files/store.ts'
import type { Words } from '../../platform/words/words.ts'
import { bytesOf } from './check-upload.ts'

const otherKind: Words = {
  en: 'A file is replaced by one of the same kind, because its address stays. Upload this one as a new file.',
  mr: 'फाइलच्या जागी त्याच प्रकारची फाइल ठेवता येते, कारण पत्ता तोच राहतो. ही फाइल नवीन म्हणून अपलोड करा.',
}

const namesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, sizes?.thumbnail?.filename].filter((name) => typeof name === 'string')

/** Files that were stored before the library had versions get theirs when they are replaced. */
async function keepVersionOf(replaced: Media, req: PayloadRequest): Promise<void> {
  const isOwn: Where[] = [
    { parent: { equals: replaced.id } },
    { 'version.filename': { equals: replaced.filename } },
  ]
  const { docs } = await readVersions(req.payload, {
    collection: 'media',
    where: { and: isOwn },
    limit: 1,
    pagination: false,
    req,
  })
  if (docs.length > 0) return
  const { id: parent, ...versionData } = replaced
  const { createdAt, updatedAt } = replaced
  const autosave = false
  await addVersion(req.payload, {
    collectionSlug: 'media',
    parent,
    versionData,
    autosave,
    createdAt,
    updatedAt,
    req,
  })
}

/** Files are stored before their record is written: no record ever names a file that is not there. */
const keep: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  if (!req.file || !data.filename) return data
  if (originalDoc?.filename && typeOfName(originalDoc.filename) !== typeOfName(data.filename))
    throw refuse(otherKind, req)
  if (originalDoc?.filename && originalDoc.filename !== data.filename) await keepVersionOf(originalDoc, req)
  const { filename, mimeType } = data.sizes?.thumbnail ?? {}
  const { store } = files.of(req.payload)
  const small = req.payloadUploadSizes?.thumbnail
  await Promise.all([
    store.put(data.filename, await bytesOf(req.file), data.mimeType ?? req.file.mimetype),
    filename && small && store.put(filename, small, mimeType ?? ''),
  ])
  return data
}

/** All files of one record, those that later ones have replaced among them. */
async function filesOf(id: number | string, req: PayloadRequest): Promise<Set<string>> {
  const media = await readRecord<Media>(req.payload, {
    collection: 'media',
    where: { id: { equals: id } },
    req,
  })
  const { docs } = await readVersions<Media>(req.payload, {
    collection: 'media',
    where: { parent: { equals: id } },
    pagination: false,
    limit: 0,
    req,
  })
  return new Set([media ?? {}, ...docs.map(({ version }) => version)].flatMap(namesOf))
}

/** The same bytes may have come back as a file of their own. */
async function isOfAnother(name: string, id: number | string, req: PayloadRequest): Promise<boolean> {
  const names: Where[] = [{ filename: { equals: name } }, { 'sizes.thumbnail.filename': { equals: name } }]
  const where: Where = { and: [{ or: names }, { id: { not_equals: id } }] }
  return (await readRecord(req.payload, { collection: 'media', where, req })) !== null
}

/** Files go before their record: if that fails, staff still see the record and can try again. */
const remove: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { store } = files.of(req.payload)
  for (const name of await filesOf(id, req)) if (!(await isOfAnother(name, id, req))) await store.remove(name)
}

/** What the desk shows to staff, once Payload has found that they may see it. */
const show: NonNullable<UploadConfig['handlers']>[number] = async (req, { params: { filename } }) => {
  const type = typeOfName(filename)
  const file = type && (await files.of(req.payload).store.find(filename))
  if (!file) return new Response(null, { status: 404 })
  const headers = { ...headersOfFile(filename, type), 'content-length': String(file.size) }
  return new Response(await file.read(), { headers })
}

type Keeping = { upload: Partial<UploadConfig>; hooks: NonNullable<CollectionConfig['hooks']> }

/** Keeps the files of a collection in the store, where replaced ones stay as long as their record: they are in its versions. */
export const kept: Keeping = {
  upload: { disableLocalStorage: true, handlers: [show] },
  hooks: { beforeChange: [keep], beforeDelete: [remove] },
}
