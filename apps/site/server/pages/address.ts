import { percentDecoded } from '@nagardwar/http/percent-decoded'
import { isSearchKind, longestQuestion } from '../../app/api/search.ts'
import { encodedSegment } from '../../app/components/site-link/plain-path.ts'
import { readWorkFilter, workQuery } from '../../app/council-work/work-filter.ts'
import { isDocumentKey } from '../../app/documents/document-path.ts'
import { eventQuery, readEventFilter } from '../../app/events/event-filter.ts'
import { readReportFilter, reportQuery } from '../../app/reports/report-filter.ts'
import { filterQuery, readTenderFilter } from '../../app/tenders/tender-filter.ts'

/** The result of parsing a requested address: a page, a redirect to its canonical address, or nothing. */
export type Address =
  | {
      kind: 'page'
      path: string
      page: number | undefined
      key: string
      isForOne: boolean
      receipt: string | undefined
    }
  | { kind: 'redirect'; to: string }
  | { kind: 'bad' }

/** The only query parameter that a cached page reads; all others are left out of its key. */
const pageNumber = /^[1-9]\d{0,3}$/
const searchPath = /^(?:\/(?:en|mr))?\/search$/
const tendersPath = /^(?:\/(?:en|mr))?\/tenders$/
const noticePath = /^(?:\/(?:en|mr))?\/notices\/[^/]+$/
const contactPath = /^(?:\/(?:en|mr))?\/contact$/
/** Pages whose form is confirmed in an address. */
const confirmingPath = /^(?:\/(?:en|mr))?\/(?:contact|report|feedback\/misconduct)$/
const language = /^\/(?:en|mr)(?=\/)/
const receipt = /^[A-Za-z0-9._-]{1,130}$/

/**
 * One page has one address: lower case, no trailing slash, no double slash. Others redirect. The cache key is that
 * address with the page number, so no client can fill the cache with one page under many names.
 */
export function readAddress(target: string): Address {
  const [path = '', ...rest] = target.split('?')
  const segments = path.split('/').filter(Boolean).map(percentDecoded)
  if (!path.startsWith('/') || !segments.every(isSegment)) return { kind: 'bad' }
  const proper = `/${segments.map(lowerCase).map(encodedSegment).join('/')}`
  const query = readQuery(proper, rest.join('?'))
  const wanted = `/${segments.map(encodedSegment).join('/')}`
  const isProper = wanted === proper && (path === '/' || !/\/\/|\/$/.test(path))
  if (!isProper) return { kind: 'redirect', to: proper + query.text }
  const { text, ...about } = query
  return { kind: 'page', path: proper, key: proper + text, ...about }
}

/**
 * Searches, filters and confirmations of feedback belong to one reader, so these pages are never cached: there are more
 * of them than a cache could hold.
 */
function readQuery(path: string, text: string) {
  const given = new URLSearchParams(text)
  const kept = new URLSearchParams()
  const question = searchPath.test(path) ? given.get('q') : null
  if (question) kept.set('q', question.slice(0, longestQuestion))
  const kind = question ? given.get('kind') : null
  if (isSearchKind(kind)) kept.set('kind', kind)
  const sent = confirmingPath.test(path) || noticePath.test(path) ? given.get('sent') : null
  if (sent !== null && receipt.test(sent)) kept.set('sent', sent)
  // The document of which somebody asks for an accessible copy.
  const document = contactPath.test(path) ? given.get('document') : null
  if (isDocumentKey(document)) kept.set('document', document)
  const filter = tendersPath.test(path) ? filterQuery(readTenderFilter(given)) : []
  const bare = path.replace(language, '') || '/'
  const work = [
    ...workQuery(readWorkFilter(bare, given)),
    ...eventQuery(readEventFilter(bare, given)),
    ...reportQuery(readReportFilter(bare, given)),
  ]
  for (const [name, value] of [...filter, ...work]) kept.set(name, value)
  const page = given.get('page')
  if (page && pageNumber.test(page)) kept.set('page', page)
  return {
    text: kept.size > 0 ? `?${kept}` : '',
    page: kept.has('page') ? Number(kept.get('page')) : undefined,
    isForOne:
      question !== null || kept.has('sent') || kept.has('document') || filter.length + work.length > 0,
    receipt: kept.get('sent') ?? undefined,
  }
}

const lowerCase = (segment: string): string => segment.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** A page's address has no encoded slash, no `..` and no control characters. */
const isSegment = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '.' && segment !== '..' && !/[/\\\p{Cc}]/u.test(segment)
