import { isReportPhotograph } from '@nagardwar/contract'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { documentOnly, pictureOnly } from '@nagardwar/http/security-headers'
import { refuse } from '../http/reply.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { fileType, isSheet, readFilePath } from './file-path.ts'

const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const passedBack = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']
const good = new Set([200, 206, 304, 416])
// A picture's address is only in pages, and another picture has another one.
const forEver = 'public, max-age=31536000, immutable'
// A document's address is passed on and kept, and leads to a newer one once that has replaced it. A photograph of a
// report is hidden again by staff.
const anHour = 'public, max-age=3600, must-revalidate'

/** Streams the council's pictures and documents, with ranges and validators. */
export function createUploads(upstream: Upstream, log: Log) {
  return async (path: string, request: Request): Promise<Response> => {
    const safe = readFilePath(path)
    if (!safe) return refuse(404, 'There is no such file.')
    try {
      const response = await upstream(safe, {
        method: request.method,
        headers: pick(request.headers, asked),
        signal: request.signal,
      })
      if (good.has(response.status) && isExpected(response, safe))
        return handOn(response, safe, request.method)
      await response.body?.cancel()
      if (response.status === 404 || response.status === 410) return refuse(404, 'There is no such file.')
      throw new Error(`The API answered ${response.status} ${response.headers.get('content-type') ?? ''}`)
    } catch (error) {
      if (!request.signal.aborted)
        log.warn('A file could not be loaded', { path: safe, reason: reasonOf(error) })
      return refuse(503, 'The file is not available at the moment. Please try again later.')
    }
  }
}

/** HTML under the name of a picture is an error page, or worse. */
function isExpected(response: Response, path: string): boolean {
  if (response.status === 304 || response.status === 416) return true
  const type = response.headers.get('content-type')?.split(';')[0]?.trim()
  return type === undefined || type === 'application/octet-stream' || type === fileType(path)
}

function handOn(response: Response, path: string, method: string): Response {
  const isPicture = fileType(path)?.startsWith('image/') === true
  const life = isPicture && !isReportPhotograph(path) ? forEver : anHour
  // The path is checked and encoded, so its last part is a name as RFC 8187 wants it.
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/['()*!]/g, percentEncoded)
  const headers = {
    ...pick(response.headers, passedBack),
    'content-type': fileType(path) ?? 'application/octet-stream',
    'content-disposition': `${isSheet(path) ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`,
    'cache-control': response.status === 416 ? 'no-store' : life,
    'content-security-policy': fileType(path) === 'application/pdf' ? documentOnly : pictureOnly,
  }
  const isEmpty = method === 'HEAD' || response.status === 304
  return new Response(isEmpty ? null : response.body, { status: response.status, headers })
}

const percentEncoded = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

const pick = (headers: Headers, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))
