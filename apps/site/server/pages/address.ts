import { isSearchKind, longestQuestion } from '../../app/api/search.ts'

/** What a requested address means for the pages: one page, a better address for it, or nothing at all. */
export type Address =
  | { kind: 'page'; key: string; isForOne: boolean }
  | { kind: 'redirect'; to: string }
  | { kind: 'bad' }

/** The only query parameter that a cached page reads; all others are left out of its key. */
const pageNumber = /^[1-9]\d{0,3}$/
const searchPath = /^(?:\/(?:en|mr))?\/search$/
const contactPath = /^(?:\/(?:en|mr))?\/contact$/
const reference = /^[A-Za-z0-9._-]{0,64}$/

/**
 * One page has one address: lower case, no slash at the end, none doubled. Others are sent there. The key is that
 * address with the page number, so that no client can fill the cache with one page under many names.
 */
export function readAddress(target: string): Address {
  const [path = '', ...rest] = target.split('?')
  const segments = path.split('/').filter(Boolean).map(decoded)
  if (!path.startsWith('/') || !segments.every(isSegment)) return { kind: 'bad' }
  const proper = `/${segments.map(lowerCase).map(encodeURIComponent).join('/')}`
  const query = readQuery(proper, rest.join('?'))
  const wanted = `/${segments.map(encodeURIComponent).join('/')}`
  const isProper = wanted === proper && (path === '/' || !/\/\/|\/$/.test(path))
  if (!isProper) return { kind: 'redirect', to: proper + query.text }
  return { kind: 'page', key: proper + query.text, isForOne: query.isForOne }
}

/** A question and the reference of a feedback are one reader's own: their pages are never kept. */
function readQuery(path: string, text: string): { text: string; isForOne: boolean } {
  const given = new URLSearchParams(text)
  const kept = new URLSearchParams()
  const question = searchPath.test(path) ? given.get('q') : null
  if (question) kept.set('q', question.slice(0, longestQuestion))
  const kind = question ? given.get('kind') : null
  if (isSearchKind(kind)) kept.set('kind', kind)
  const sent = contactPath.test(path) ? given.get('sent') : null
  if (sent !== null && reference.test(sent)) kept.set('sent', sent)
  const page = given.get('page')
  if (page && pageNumber.test(page)) kept.set('page', page)
  return { text: kept.size > 0 ? `?${kept}` : '', isForOne: question !== null || kept.has('sent') }
}

const lowerCase = (segment: string): string => segment.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Undefined when the percent signs are no text. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** A slash hidden in an encoding, a step upwards and control characters have no business in a page's address. */
const isSegment = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '.' && segment !== '..' && !/[/\\\p{Cc}]/u.test(segment)
