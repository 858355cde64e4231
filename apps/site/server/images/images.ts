import { createHash } from 'node:crypto'
import { isReportPhotograph } from '@nagardwar/contract'
import { TooLarge } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { pictureOnly } from '@nagardwar/http/security-headers'
import { refuse } from '../http/reply.ts'
import { Busy, createQueue } from '../queue.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { type Any, halved, readWanted, readWantedIcon, readWantedShare } from './modifiers.ts'
import { NotAPicture, TooManyPixels } from './not-a-picture.ts'
import { Missing, originals } from './original.ts'
import type { PictureStore } from './picture-store.ts'
import type { StillOpen } from './still-open.ts'

const forEver = 'public, max-age=31536000, immutable'
// Staff may hide the photograph of a report again.
const anHour = 'public, max-age=3600, must-revalidate'

/** The largest picture, in bytes, that a page may use unchanged. */
const largestShown = 5 * 1024 ** 2
/** The picture is served unchanged; the page limits its size on the screen. */
class AsItIs extends Error {}

type Options = { upstream: Upstream; store: PictureStore; isStillOpen: StillOpen; log: Log }

/** Pictures in the sizes and formats of the pages, made once and stored on disk. */
export function createImages({ upstream, store, isStillOpen, log }: Options) {
  const under = new Map<string, Promise<Buffer>>()
  const queue = createQueue(2, 100)
  const original = originals(upstream)

  async function make(name: string, wanted: Any): Promise<Buffer> {
    const kept = await store.read(name)
    if (kept && (await isStillOpen(wanted.path))) return kept
    if (kept) {
      store.forget(name)
      throw new Missing()
    }
    return queue(async () => {
      const bytes = await original(wanted.path)
      const picture = await draw(bytes, wanted).catch((error: unknown) => {
        throw error instanceof TooManyPixels && bytes.length <= largestShown ? new AsItIs() : error
      })
      await store.write(name, picture)
      return picture
    })
  }

  /** Simultaneous requests for the same picture share one resize. */
  function picture(name: string, wanted: Any): Promise<Buffer> {
    const running = under.get(name)
    if (running) return running
    const started = make(name, wanted).finally(() => under.delete(name))
    under.set(name, started)
    return started
  }

  /** A picture of the council's own stays what it is; what staff may hide is asked for again. */
  const mayBeKept = async ({ path }: Any): Promise<boolean> =>
    !isReportPhotograph(path) || (await isStillOpen(path))

  return async (path: string, request: Request): Promise<Response> => {
    const asked = readWanted(path) ?? readWantedIcon(path) ?? readWantedShare(path)
    if (!asked) return refuse(400, 'There is no such size, format or path.')
    const wanted = savesData(request) ? halved(asked) : asked
    const name = nameOf(wanted)
    const headers = headersOf(wanted, name)
    try {
      if (request.headers.get('if-none-match')?.includes(headers.etag) && (await mayBeKept(wanted)))
        return new Response(null, { status: 304, headers })
      const bytes = await picture(name, wanted)
      const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
      return new Response(body, { headers: { ...headers, 'content-length': String(bytes.length) } })
    } catch (error) {
      return failure(error, wanted)
    }
  }

  function failure(error: unknown, { path }: Any): Response {
    if (error instanceof Busy) return refuse(503, 'Too many pictures at once.', { 'retry-after': '2' })
    if (error instanceof AsItIs)
      return new Response(null, {
        status: 302,
        headers: { location: `/api${path}`, 'cache-control': 'public, max-age=3600' },
      })
    if (error instanceof Missing) return refuse(404, 'There is no such picture.')
    log.warn('A picture could not be made', { path, reason: reasonOf(error) })
    if (error instanceof NotAPicture || error instanceof TooLarge)
      return refuse(404, 'There is no such picture.')
    return refuse(503, 'The picture is not available at the moment.')
  }
}

/** Chrome and similar browsers send it when the visitor saves data. */
const savesData = (request: Request): boolean => request.headers.get('save-data') === 'on'

/** The image library is loaded with the first picture that is not on disk yet: most runs never need it. */
async function draw(original: Buffer, wanted: Any): Promise<Buffer> {
  const { drawIcon, drawShare, resize } = await import('./resize.ts')
  if (!('shape' in wanted)) return resize(original, wanted)
  return wanted.shape === 'share' ? drawShare(original) : drawIcon(original, wanted)
}

/** Changes with everything that changes the bytes; `1` is the version of the settings in `resize.ts`. */
const nameOf = ({ width, format, path, ...rest }: Any): string =>
  `${createHash('sha256')
    .update(`1 ${'shape' in rest ? `${rest.shape} ` : ''}${width} ${path}`)
    .digest('base64url')
    .slice(0, 27)}.${format}`

const headersOf = ({ format, path }: Any, name: string) => ({
  'content-type': `image/${format}`,
  'cache-control': isReportPhotograph(path) ? anHour : forEver,
  vary: 'save-data',
  'content-security-policy': pictureOnly,
  etag: `"${name}"`,
})
