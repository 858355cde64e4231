import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { type ByteRange, byteRange } from './byte-range.ts'
import { Refusal } from './refusal.ts'
import { isUnchanged } from './reply.ts'

/** The only types that are ever served, whatever lies in the folder. */
const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
}

// A name carries a mark of the file's content, so its bytes never change.
const forEver = 'public, max-age=31536000, immutable'
const longestName = 255
const forbidden = /[/\\\p{Cc}]|^\./u

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    if (error instanceof URIError) throw new Refusal(404, 'notFound')
    throw error
  }
}

/** The file's name, if it can be one of ours: a single step down, not hidden, of a known type. */
function nameIn(segment: string): { name: string; type: string } {
  const name = decoded(segment)
  const type = types[path.extname(name).toLowerCase()]
  if (!type || forbidden.test(name) || name.length > longestName) throw new Refusal(404, 'notFound')
  return { name, type }
}

/** Opens a plain file; a link could lead out of the folder. */
async function openFile(file: string): Promise<FileHandle> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    () => {
      throw new Refusal(404, 'notFound')
    },
  )
  if ((await handle.stat()).isFile()) return handle
  await handle.close()
  throw new Refusal(404, 'notFound')
}

type FileHeaders = Record<string, string> & { etag: string; 'last-modified': string }

async function headersOf(handle: FileHandle, name: string, type: string) {
  const { size, mtime } = await handle.stat()
  const mark = createHash('sha256')
    .update(`${name} ${size} ${mtime.getTime()}`)
    .digest('base64url')
    .slice(0, 22)
  const headers: FileHeaders = {
    'content-type': type,
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': forEver,
    'last-modified': mtime.toUTCString(),
    etag: `"${mark}"`,
  }
  return { size, mtime, headers }
}

/** `If-Range` asks for the part only if the file is still the one that the client knows. */
const wantsPart = (request: Request, etag: string, lastModified: string): boolean => {
  const known = request.headers.get('if-range')
  return known === null || known === etag || known === lastModified
}

const isKnown = (request: Request, etag: string, mtime: Date): boolean => {
  if (request.headers.has('if-none-match')) return isUnchanged(request, etag)
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return Math.floor(mtime.getTime() / 1000) * 1000 <= since
}

const bodyOf = (handle: FileHandle, part: Partial<ByteRange>): ReadableStream =>
  Readable.toWeb(createReadStream('', { fd: handle, ...part })) as ReadableStream

/** `GET /uploads/<file>`: whole or in part (206, 416), for ever cacheable, only known types (contract.md, "Files"). */
export async function sendUpload(payload: Payload, segment: string, request: Request): Promise<Response> {
  const { name, type } = nameIn(segment)
  const { staticDir } = payload.collections.media.config.upload
  const handle = await openFile(path.resolve(/* turbopackIgnore: true */ staticDir ?? '', name))
  const { size, mtime, headers } = await headersOf(handle, name, type)
  const part = wantsPart(request, headers.etag, headers['last-modified'])
    ? byteRange(request.headers.get('range'), size)
    : undefined
  const isWhole = part === undefined
  if (isKnown(request, headers.etag, mtime)) {
    await handle.close()
    return new Response(null, { status: 304, headers })
  }
  if (part === 'none') {
    await handle.close()
    throw new Refusal(416, 'badRange', { headers: { 'content-range': `bytes */${size}` } })
  }
  const length = isWhole ? size : part.end - part.start + 1
  const range: Record<string, string> = isWhole
    ? {}
    : { 'content-range': `bytes ${part.start}-${part.end}/${size}` }
  return new Response(bodyOf(handle, part ?? {}), {
    status: isWhole ? 200 : 206,
    headers: { ...headers, ...range, 'content-length': String(length) },
  })
}
