import { buffer } from 'node:stream/consumers'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Media } from '../../payload-types.ts'
import { files } from '../../platform/files/store.ts'
import { refused } from '../../views/page/endpoint.ts'
import { documentById } from './documents.ts'
import { languageAndYear } from './language-and-year.ts'
import type { Looked } from './rows.ts'
import { words } from './words.ts'

const askedSchema = z.strictObject({ media: z.int().positive() })

const mark = /-([0-9a-f]{12})(?:-[0-9]+)?\.pdf$/u
const stemOf = (name: string): string => name.replace(mark, '')
const markOf = (name: string): string | undefined => mark.exec(name)?.[1]

/** Whether a file of the same name is at the desk already, and with the same content: its name ends with a hash of it. */
async function earlierOf({ id, filename }: Media, req: PayloadRequest): Promise<Looked['earlier']> {
  if (!filename) return ''
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { and: [{ filename: { contains: `${stemOf(filename)}-` } }, { id: { not_equals: id } }] },
    limit: 100,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const names = docs
    .flatMap((each) => each.filename ?? [])
    .filter((name) => stemOf(name) === stemOf(filename))
  if (names.some((name) => markOf(name) === markOf(filename))) return 'same'
  return names.length > 0 ? 'other' : ''
}

async function bytesOf(name: string, { payload }: PayloadRequest): Promise<Buffer> {
  const file = await files.of(payload).store.find(name)
  if (!file) throw new Error(`The file ${name} is not in the store`)
  return buffer((await file.read()) as never)
}

/** `POST /cms-api/many-documents/look`: what the text of an uploaded document says, and whether its name was there. */
export async function look(req: PayloadRequest): Promise<Response> {
  const asked = askedSchema.safeParse(await req.json?.().catch(() => undefined))
  if (!asked.success) return refused(400, words.wrong, req)
  const media = await documentById(asked.data.media, req)
  if (!media?.filename) return refused(404, words.noDocument, req)
  const read = await languageAndYear(() => bytesOf(media.filename ?? '', req))
  if (!read) return refused(503, words.busy, req)
  const looked: Looked = { ...read, earlier: await earlierOf(media, req) }
  return Response.json(looked, { headers: { 'cache-control': 'no-store' } })
}
