import { fileUrl, type Language, type ListName, listNames } from '@nagardwar/contract'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { represent, toResponse } from '@nagardwar/http/representation'
import { type Findings, type Found, type Question, readQuestion, type Search } from '../../app/api/search.ts'
import { searchFeedAddress } from '../../app/feeds/search-feed-address.ts'
import { hrefIn } from '../../app/i18n/language.ts'
import { presentFilter } from '../../app/routes/search/present.ts'
import { readByAnyone } from '../http/read-by-anyone.ts'
import { refuse, type Sentence } from '../http/reply.ts'
import { atom, type FeedEntry } from '../open-data/atom.ts'
import { type DatedRow, entryDates } from '../open-data/entry-dates.ts'
import { namesIn, type OpenData } from '../open-data/open-data.ts'

type Options = { search: Search; limit: RateLimit; data: OpenData }
type Ready = Extract<Findings, { state: 'ready' }>

/** So many pages of a search are read: what fits it best, of which the feed shows the newest. */
const mostPages = 5
const kept = 'public, max-age=300, stale-while-revalidate=600'

const nothingAsked: Sentence = {
  en: 'There is nothing to look for: q is empty.',
  mr: 'काय शोधायचे ते दिलेले नाही: q रिकामे आहे.',
}
const tooMany: Sentence = {
  en: 'Too many searches. Please wait a little.',
  mr: 'खूप शोध झाले. कृपया थोडे थांबा.',
}
const notReady: Sentence = {
  en: 'The search is being prepared. Please try again in a moment.',
  mr: 'शोध तयार होत आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
}

/** The language of the feed that an address names: `/feeds/search.mr.atom`. */
export const searchFeedAt = (path: string): Language | undefined =>
  /^\/feeds\/search\.(en|mr)\.atom$/.exec(path)?.[1] as Language | undefined

/** A search as a feed: what it finds and has a day of its last change, the newest first. */
export function createSearchFeed({ search, limit, data }: Options) {
  return async (language: Language, request: Request, client: string): Promise<Response> => {
    const question = readQuestion(new URL(request.url).searchParams, language)
    if (!question.text) return refuse(400, nothingAsked[language])
    const turn = await limit(client)
    if (!turn.isAllowed) return refuse(429, tooMany[language], { 'retry-after': String(turn.retryAfter) })
    const found = await firstPages(search, question)
    if (!found) return refuse(503, notReady[language], { 'retry-after': '30' })
    const datesOf = datesIn(data, language)
    const entries: FeedEntry[] = []
    for (const each of found) {
      const entry = entryOf(each, await datesOf(each.id), question, data.config)
      if (entry) entries.push(entry)
    }
    const feed = await written(question, entries, data)
    const answer = await represent(200, feed, {
      ...readByAnyone,
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': kept,
    })
    return toResponse(answer, request)
  }
}

/** What fits the words; nothing where only some of them are found, undefined where the search is not ready. */
async function firstPages(search: Search, question: Question): Promise<Found[] | undefined> {
  const found: Found[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page++) {
    const findings = await search({ ...question, page })
    if (findings.state !== 'ready') return undefined
    pages = findings.pages
    found.push(...fitting(findings))
  }
  return found
}

const fitting = ({ isLoose, items }: Ready): Found[] => (isLoose ? [] : items)

const isListName = (name: string | undefined): name is ListName =>
  (listNames as readonly (string | undefined)[]).includes(name)

/** When the record of a result was published and changed last. Results are called `<list>.<record>`, their documents `….<document>`. */
function datesIn({ source }: OpenData, language: Language) {
  const lists = new Map<ListName, Map<string, DatedRow>>()

  async function read(name: ListName): Promise<Map<string, DatedRow>> {
    const outcome = await source.list(name, language)
    const rows: (DatedRow & { id?: unknown })[] = outcome.ok ? outcome.value : []
    return new Map(rows.map((row, index) => [String(row.id ?? index), row]))
  }

  return async (id: string): Promise<Dates> => {
    const [name, record = ''] = id.split('.')
    if (!isListName(name)) return {}
    const known = lists.get(name) ?? (await read(name))
    lists.set(name, known)
    return entryDates(known.get(record) ?? {})
  }
}

type Dates = { published?: string | undefined; updated?: string | undefined }

/** A result whose day nobody gave is left out: a reader would show it as new each time. */
function entryOf(
  { id, title, titleLanguage, read, href, file }: Found,
  { published, updated }: Dates,
  { language }: Question,
  { origin, defaultLanguage }: OpenData['config'],
): FeedEntry | undefined {
  if (!updated || Date.parse(updated) > Date.now()) return undefined
  const page = read ?? href
  return {
    // The same record is the same entry in the feed of every search.
    id: `${origin}/feeds/search.${language}.atom#${id}`,
    title: title.map(({ text }) => text).join(''),
    titleLanguage,
    href: page.startsWith('/') ? origin + hrefIn(page, language, defaultLanguage) : page,
    document: file ? new URL(fileUrl(file.path, '/api'), origin).href : undefined,
    published,
    updated,
  }
}

async function written(question: Question, entries: FeedEntry[], data: OpenData): Promise<string> {
  const { text, kind, language } = question
  const { origin, defaultLanguage } = data.config
  const { council, word } = await namesIn(data, language)
  const title = word('search', 'titleOf').replace('{{question}}', () => text)
  return atom({
    title: [title, kind ? word('search', kind) : '', council].filter(Boolean).join(' · '),
    language,
    author: council,
    page: origin + hrefIn(presentFilter(question, kind), language, defaultLanguage),
    self: origin + searchFeedAddress(question),
    entries,
  })
}
