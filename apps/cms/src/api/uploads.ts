import { createHash } from 'node:crypto'
import { isReportPhotograph } from '@nagardwar/contract'
import { etagMatches } from '@nagardwar/http/etag'
import type { Payload } from 'payload'
import { replacementOf } from '../content/uploads/lead-replaced.ts'
import { headersOfFile } from '../platform/files/file-headers.ts'
import { typeOfName } from '../platform/files/kind.ts'
import { files } from '../platform/files/store.ts'
import type { Part, StoredFile } from '../platform/files/stored-file.ts'
import { byteRange } from './byte-range.ts'
import { type Newest, newestOf } from './newest-file.ts'
import { isOpenFile, isShownFile } from './open-files.ts'
import { subjectIn } from './previews/records.ts'
import { Refusal } from './refusal.ts'

// A file's name contains a hash of its content. A picture's address is only in pages, which name the newest one.
const forEver = 'public, max-age=31536000, immutable'
// The address of a document is passed on and kept, and leads to a newer file once that has replaced it. A photograph of a
// report is hidden again by staff.
const anHour = 'public, max-age=3600, must-revalidate'
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

/** The name of the file if it can be one of ours: no folders, not hidden, of a known type. */
function nameIn(segment: string): { name: string; type: string } {
  const name = decoded(segment)
  const type = typeOfName(name)
  if (!type || forbidden.test(name) || name.length > longestName) throw new Refusal(404, 'notFound')
  return { name, type }
}

type FileHeaders = Record<string, string> & { etag: string; 'last-modified': string }

const lifeOf = (name: string): string =>
  typeOfName(name)?.startsWith('image/') && !isReportPhotograph(name) ? forEver : anHour

function headersOf({ size, modified }: StoredFile, name: string, type: string): FileHeaders {
  const mark = createHash('sha256')
    .update(`${name} ${size} ${modified.getTime()}`)
    .digest('base64url')
    .slice(0, 22)
  return {
    ...headersOfFile(name, type),
    'accept-ranges': 'bytes',
    'last-modified': modified.toUTCString(),
    etag: `"${mark}"`,
  }
}

/** `If-Range` asks for a part only if the client's version of the file is the current one. */
const wantsPart = (request: Request, etag: string, lastModified: string): boolean => {
  const known = request.headers.get('if-range')
  return known === null || known === etag || known === lastModified
}

const isKnown = (request: Request, etag: string, modified: Date): boolean => {
  if (request.headers.has('if-none-match')) return etagMatches(request.headers.get('if-none-match'), etag)
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return Math.floor(modified.getTime() / 1000) * 1000 <= since
}

/** A HEAD request does not read the file. */
async function bodyFor({ method }: Request, file: StoredFile, part?: Part): Promise<ReadableStream | null> {
  if (method !== 'HEAD') return file.read(part)
  await file.close()
  return null
}

/** For one reader: the file of a draft, with the link that shows the draft. */
const forOneReader = 'private, no-store'

/** How the request may have the file: as everybody, by the proof of a signed link, or not. */
async function lifeFor(payload: Payload, named: string[], request: Request): Promise<string | undefined> {
  if (await isOpenFile(payload, named)) return lifeOf(named[0] ?? '')
  const subject = subjectIn(request, payload)
  return subject && (await isShownFile(payload, named, subject)) ? forOneReader : undefined
}

type Open = { newest: Newest | undefined; life: string | undefined }

/**
 * The file at an address that the request may have: its own, or the one that replaced it in a record, once nothing
 * public names the older one.
 */
async function openFileAt(payload: Payload, asked: string, request: Request): Promise<Open> {
  const seen = new Set<string>()
  for (let name: string | undefined = asked; name !== undefined && !seen.has(name); ) {
    seen.add(name)
    const newest: Newest | undefined = await newestOf(payload, name)
    const life = newest && (await lifeFor(payload, newest.named, request))
    if (life) return { newest, life }
    name = await replacementOf(payload, newest?.name ?? name)
  }
  return { newest: undefined, life: undefined }
}

/**
 * `GET /uploads/<file>`: whole or in part (206, 416), only known types, the newest file at a replaced one's address, and only what
 * something public or the link's draft names (contract.md, "Files").
 */
export async function sendUpload(payload: Payload, segment: string, request: Request): Promise<Response> {
  const { name: asked, type } = nameIn(segment)
  const { newest, life } = await openFileAt(payload, asked, request)
  const file = newest && life ? await files.of(payload).store.find(newest.name) : undefined
  if (!newest || !life || !file) throw new Refusal(404, 'notFound')
  const { size } = file
  const headers = { ...headersOf(file, newest.name, type), 'cache-control': life }
  const part = wantsPart(request, headers.etag, headers['last-modified'])
    ? byteRange(request.headers.get('range'), size)
    : undefined
  if (isKnown(request, headers.etag, file.modified)) {
    await file.close()
    return new Response(null, { status: 304, headers })
  }
  if (part === 'none') {
    await file.close()
    throw new Refusal(416, 'badRange', { headers: { 'content-range': `bytes */${size}` } })
  }
  const length = part ? part.end - part.start + 1 : size
  const range: Record<string, string> = part
    ? { 'content-range': `bytes ${part.start}-${part.end}/${size}` }
    : {}
  return new Response(await bodyFor(request, file, part), {
    status: part ? 206 : 200,
    headers: { ...headers, ...range, 'content-length': String(length) },
  })
}
