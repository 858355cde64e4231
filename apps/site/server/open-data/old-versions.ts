import {
  askedLanguage,
  type Language,
  type ListName,
  listAnswer,
  listAtPath,
  listPaths,
  type OldVersion,
  type OldVersions,
  oldVersionSchema,
  oldVersionsSchema,
  serverCallPaths,
  type WireRow,
} from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { represent, toResponse } from '@nagardwar/http/representation'
import { readByAnyone } from '../http/read-by-anyone.ts'
import { asksForPage, refuse, refusePage, type Sentence } from '../http/reply.ts'
import { createLastAnswer } from '../upstream/last-answer.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { listAsCsv } from './csv.ts'

type Options = { upstream: Upstream; limit: RateLimit; log: Log }
type Asked = { name: ListName; language: Language; on: string; kind: 'csv' | 'json' }

const longest = { bytes: 16 * 1024 ** 2, ms: 15_000 }
// What is withdrawn is soon in no copy: a version of years ago is made from what is public now.
const kept = 'public, max-age=30'

const none: Sentence = {
  en: 'There is no version of this list of that day.',
  mr: 'या यादीची त्या दिवसाची आवृत्ती उपलब्ध नाही.',
}
const tooMany: Sentence = {
  en: 'Too many requests. Please wait a little.',
  mr: 'फार विनंत्या आल्या. कृपया थोडा वेळ थांबा.',
}
const away: Sentence = {
  en: 'This list is not available now. Please try again in a moment.',
  mr: 'ही यादी सध्या उपलब्ध नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
}

/** `list` as it is on the wire, with or without its slash. */
function askedIn(query: URLSearchParams): Asked | undefined {
  const name = listAtPath(`/${(query.get('list') ?? '').replace(/^\//, '')}`)
  const asked = askedLanguage(query)
  const on = query.get('on') ?? ''
  if (!name || !asked.ok || !/^\d{4}-\d{2}-\d{2}$/.test(on)) return undefined
  return { name, language: asked.language ?? 'en', on, kind: query.get('as') === 'csv' ? 'csv' : 'json' }
}

/** Lists as they read on a day, where the council keeps old versions public (decision 0109). */
export function createOldVersions({ upstream, limit, log }: Options) {
  const state = createLastAnswer<OldVersions>({
    upstream,
    path: serverCallPaths.oldVersions,
    read: oldVersionsSchema.parse,
    life: 30_000,
    longest: { bytes: 64 * 1024, ms: 5000 },
    what: 'Which old versions there are',
    log,
  })

  /** `none` where there is no such version; undefined while nobody can say. */
  async function ask({ name, language, on }: Asked): Promise<OldVersion['rows'] | 'none' | undefined> {
    const query = new URLSearchParams({ list: listPaths[name].path, on, lang: language })
    try {
      const response = await upstream(`${serverCallPaths.oldVersion}?${query}`)
      const body = (await boundedBody(response.body, longest.bytes, longest.ms)).toString()
      if (response.ok) return oldVersionSchema.parse(JSON.parse(body)).rows
      return response.status === 404 ? 'none' : undefined
    } catch (error) {
      log.warn('An old version could not be asked for', { list: name, reason: reasonOf(error) })
      return undefined
    }
  }

  return {
    /** What was last heard of them; it is asked again in the background. */
    known(): OldVersions | undefined {
      void state.now()
      return state.known()
    },

    async answer(request: Request, client: string): Promise<Response> {
      const query = new URL(request.url).searchParams
      const asked = askedIn(query)
      const say = (status: number, sentence: Sentence, headers: Record<string, string> = {}) => {
        const language = asked?.language ?? 'en'
        return asksForPage(request.headers.get('accept'))
          ? refusePage(status, sentence, language, headers)
          : refuse(status, sentence[language], headers)
      }
      if (!asked) return say(404, none)
      const turn = await limit(client)
      if (!turn.isAllowed) return say(429, tooMany, { 'retry-after': String(turn.retryAfter) })
      const rows = await ask(asked)
      if (rows === 'none') return say(404, none)
      if (!rows) return say(503, away, { 'retry-after': '10' })
      return toResponse(await written(asked, rows as unknown as WireRow<ListName>[]), request)
    },
  }
}

function written({ name, language, on, kind }: Asked, rows: WireRow<ListName>[]) {
  const { path, language: parameter } = listPaths[name]
  const file = `${path.slice(1)}${parameter ? `.${language}` : ''}.${on}.${kind}`
  const body = kind === 'csv' ? listAsCsv(name, rows) : JSON.stringify(listAnswer(name, rows as never))
  return represent(200, body, {
    ...readByAnyone,
    'content-type': kind === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    'content-disposition': `${kind === 'csv' ? 'attachment' : 'inline'}; filename="${file}"`,
    'cache-control': kept,
  })
}
