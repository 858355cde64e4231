import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  UploadConfig,
} from 'payload'
import type { Media } from '../payload-types.ts'
import type { Bucket } from './bucket.ts'
import { bytesOf } from './check-upload.ts'
import { typeOfName } from './kind.ts'

const namesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, sizes?.thumbnail?.filename].filter((name) => typeof name === 'string')

/** Files go out before their record is written: no record ever names a file that is not there. */
const keep =
  (bucket: Bucket): CollectionBeforeChangeHook<Media> =>
  async ({ data, req }) => {
    if (!req.file || !data.filename) return data
    const { filename, mimeType } = data.sizes?.thumbnail ?? {}
    const small = req.payloadUploadSizes?.thumbnail
    await Promise.all([
      bucket.put(data.filename, await bytesOf(req.file), data.mimeType ?? req.file.mimetype),
      filename && small && bucket.put(filename, small, mimeType ?? ''),
    ])
    return data
  }

const removeReplaced =
  (bucket: Bucket): CollectionAfterChangeHook<Media> =>
  async ({ doc, previousDoc }) => {
    const kept = namesOf(doc)
    const replaced = namesOf(previousDoc ?? {}).filter((name) => !kept.includes(name))
    await Promise.all(replaced.map((name) => bucket.remove(name)))
    return doc
  }

/** Files go before their record: if that fails, staff still see the record and can try again. */
const remove =
  (bucket: Bucket): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const media = await req.payload.findByID({ collection: 'media', id, req, depth: 0, disableErrors: true })
    await Promise.all(namesOf(media ?? {}).map((name) => bucket.remove(name)))
  }

/** What the desk shows to staff, once Payload has found that they may see it. */
const show =
  (bucket: Bucket): NonNullable<UploadConfig['handlers']>[number] =>
  async (_request, { params: { filename } }) => {
    const type = typeOfName(filename)
    const file = type && (await bucket.find(filename))
    if (!file) return new Response(null, { status: 404 })
    const length = String(file.size)
    const headers = { 'content-type': type, 'content-length': length, 'x-content-type-options': 'nosniff' }
    return new Response(await file.read(), { headers })
  }

type Keeping = { upload: Partial<UploadConfig>; hooks: NonNullable<CollectionConfig['hooks']> }

/** Lets a collection of uploads keep its files in a bucket instead of a folder. */
export const keptIn = (bucket: Bucket | undefined): Keeping =>
  bucket
    ? {
        upload: { disableLocalStorage: true, handlers: [show(bucket)] },
        hooks: {
          beforeChange: [keep(bucket)],
          afterChange: [removeReplaced(bucket)],
          beforeDelete: [remove(bucket)],
        },
      }
    : { upload: {}, hooks: {} }
