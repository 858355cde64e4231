import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Language, normaliseFilePath, toDomainRow } from '@nagardwar/contract'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { LRUCache } from 'lru-cache'
import type { ApiSource } from '../../../app/api/source.ts'
import { iconUrl } from '../../../app/components/picture/icon-url.ts'
import { formatIn } from '../../../app/i18n/format.ts'
import { themeOf } from '../../../app/start/council.ts'
import { themeColour } from '../../../app/styles/theme.ts'
import { readFilePath } from '../../files/file-path.ts'
import { refuse } from '../../http/reply.ts'
import { built } from '../../paths.ts'
import type { WordingOf } from '../../search/entries/wording.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { originals } from '../original.ts'

const anHour = 'public, max-age=3600'
/** A card whose emblem was missing is drawn again after this time. */
const incompleteLasts = 60_000
const mostKept = 8

type Options = { source: ApiSource; upstream: Upstream; wording: WordingOf; log: Log }
type About = { name: string; colour: string; logo: string }
type Drawn = { bytes: Buffer; isWhole: boolean }

/** The council's card in each language, kept in memory and drawn again when name, emblem or colour change. */
export function createCards({ source, upstream, wording, log }: Options) {
  const original = originals(upstream)
  const kept = new LRUCache<string, Promise<Drawn>>({ max: mostKept })

  async function about(language: Language): Promise<About> {
    const settings = await source.list('settings', language)
    const council = settings.ok ? settings.value[0] : undefined
    return {
      name: formatIn(language).digits(
        council?.name || wording(council?.kind)[language].frame?.defaultCouncil || '',
      ),
      colour: themeColour(council && themeOf(toDomainRow('settings', council))),
      logo: normaliseFilePath(council?.logo ?? ''),
    }
  }

  async function emblemOf(logo: string): Promise<Buffer | undefined> {
    try {
      const path = readFilePath(logo)
      return await (path
        ? original(path)
        : readFile(new URL(`client${iconUrl(undefined, 512, 'icon')}`, built)))
    } catch (error) {
      log.warn('The card of the council has no emblem for now', { reason: reasonOf(error) })
      return undefined
    }
  }

  async function draw(language: Language, { name, colour, logo }: About): Promise<Drawn> {
    // The image library is loaded when somebody shares a page: most runs never need it.
    const { drawCard } = await import('./draw-card.ts')
    const emblem = await emblemOf(logo)
    try {
      return { bytes: await drawCard({ language, name, colour, emblem }), isWhole: emblem !== undefined }
    } catch (error) {
      log.warn('The emblem cannot be drawn on the card', { reason: reasonOf(error) })
      return { bytes: await drawCard({ language, name, colour, emblem: undefined }), isWhole: false }
    }
  }

  /** Simultaneous requests share one drawing. A failed one is not kept; an incomplete one is kept only briefly. */
  function card(key: string, language: Language, council: About): Promise<Drawn> {
    const ready = kept.get(key)
    if (ready) return ready
    const started = draw(language, council)
    kept.set(key, started, { ttl: incompleteLasts })
    started.then(
      ({ isWhole }) => isWhole && kept.set(key, started),
      () => kept.delete(key),
    )
    return started
  }

  return async (language: Language, request: Request): Promise<Response> => {
    const council = await about(language)
    const key = keyOf(language, council)
    const headers = headersOf(key)
    if (request.headers.get('if-none-match')?.includes(headers.etag))
      return new Response(null, { status: 304, headers })
    try {
      const { bytes } = await card(key, language, council)
      const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
      return new Response(body, { headers: { ...headers, 'content-length': String(bytes.length) } })
    } catch (error) {
      log.warn('The card of the council could not be drawn', { reason: reasonOf(error) })
      return refuse(503, 'The picture is not available at the moment.')
    }
  }
}

const keyOf = (language: Language, { name, colour, logo }: About): string =>
  createHash('sha256')
    .update(JSON.stringify([language, name, colour, logo]))
    .digest('base64url')
    .slice(0, 27)

const headersOf = (key: string) => ({
  'content-type': 'image/jpeg',
  'cache-control': anHour,
  'content-security-policy': "default-src 'none'; sandbox",
  etag: `"${key}"`,
})
