import type { Language, Outcome, WireRow } from '@nagardwar/contract'
import { bareOf, hrefIn, languageOf } from '../../app/i18n/language.ts'

type Rows = Outcome<WireRow<'redirects'>[]>
type Options = {
  /** The list as cached, without a request to the API. */
  known: () => Rows
  /** Pages of every site: no redirect can replace them. */
  fixed: readonly string[]
  defaultLanguage: Language
}

/** The normal form of an address, however browsers or mail programs changed it. */
function formOf(address: string): string {
  const [path = '', ...query] = address.split('?')
  const plain = path.split('/').map(decoded).filter(Boolean).join('/')
  return `/${plain}${query.length > 0 ? `?${decoded(query.join('?'))}` : ''}`.normalize('NFC').toLowerCase()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return part
    throw error
  }
}

/** What the site's own pages read from a query. */
const ownParameter = /^(?:page|q|kind|sent|from)=/

/** An older website could have had records of its own under the address of a page, told apart by the query. */
const isForeign = (target: string): boolean =>
  target.includes('?') &&
  !target
    .slice(target.indexOf('?') + 1)
    .split('&')
    .some((part) => ownParameter.test(part))

const withoutQuery = (address: string): string => address.split('?')[0] ?? ''

/** Redirects older addresses, using the list that staff keep in the desk. */
export function createRedirects({ known, fixed, defaultLanguage }: Options) {
  const made = new WeakMap<object, Map<string, string>>()
  const pages = new Set(fixed)

  function targets(rows: Rows): Map<string, string> {
    const ready = made.get(rows)
    if (ready) return ready
    const all = rows.ok ? rows.value.filter(({ to }) => to !== '') : []
    const map = new Map(all.map(({ from, to }) => [formOf(from), to]))
    made.set(rows, map)
    return map
  }

  return (target: string): Response | undefined => {
    const found = targets(known())
    if (found.size === 0) return undefined
    const bare = bareOf(withoutQuery(target)) + target.slice(withoutQuery(target).length)
    const [full, path] = [formOf(bare), formOf(withoutQuery(bare))]
    const isFixed = pages.has(path)
    const to =
      isFixed && !isForeign(bare) ? undefined : (found.get(full) ?? (isFixed ? undefined : found.get(path)))
    if (to === undefined || formOf(to) === path) return undefined
    const language = languageOf(withoutQuery(target), defaultLanguage)
    const location = hrefIn(to, language, defaultLanguage)
    return new Response(null, {
      status: 301,
      headers: {
        location: location.replace(/[^\x21-\x7e]/gu, encodeURIComponent),
        'cache-control': 'public, max-age=3600',
      },
    })
  }
}
