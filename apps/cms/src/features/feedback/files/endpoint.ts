import type { Endpoint, PayloadHandler } from 'payload'
import { files } from '../../../platform/files/store.ts'
import { only, refused } from '../../../views/page/endpoint.ts'
import { messageReaders } from '../access.ts'
import type { StoredResidentFile } from './files.ts'
import { words } from './words.ts'

const number = /^[1-9]\d{0,9}$/

/** Nothing in it runs, whatever opens it, and no browser shows it: it is the file of a stranger. */
const headersOf = ({ name, type, size }: StoredResidentFile): Record<string, string> => ({
  'content-type': type,
  'content-length': String(size),
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

/** `GET /resident-file/<number>`: a file for whoever may read the message that brought it, and for nobody else. */
const send: PayloadHandler = async (req) => {
  const { payload } = req
  const id = String(req.routeParams?.id)
  const [file] = number.test(id)
    ? (
        await payload.find({
          collection: 'resident-files',
          where: { id: { equals: Number(id) }, state: { equals: 'kept' } },
          limit: 1,
          depth: 0,
          overrideAccess: true,
        })
      ).docs
    : []
  if (!file?.claim) return refused(404, words.gone, req)
  const [owner] = (
    await payload.find({
      collection: 'feedback',
      where: { filesClaim: { equals: file.claim } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
  ).docs
  const [message] = owner
    ? (
        await payload.find({
          collection: 'feedback',
          where: { id: { equals: owner.id } },
          limit: 1,
          depth: 0,
          overrideAccess: false,
          req,
        })
      ).docs
    : []
  const stored = message && (await files.of(payload).store.find(file.stored))
  if (!stored) return refused(404, words.gone, req)
  return new Response(await stored.read(), { headers: headersOf(file) })
}

export const residentFileEndpoint: Endpoint = {
  path: '/resident-file/:id',
  method: 'get',
  handler: (req) =>
    req.user ? only(messageReaders, words.onlyReaders, send)(req) : refused(401, words.onlyReaders, req),
}
