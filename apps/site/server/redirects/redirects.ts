import type { Language, Outcome, WireRow } from '@nagardwar/contract'
import { bareOf, hrefIn, languageOf } from '../../app/i18n/language.ts'

type Rows = Outcome<WireRow<'redirects'>[]>
type Options = {
  /** The list as it is known, without a request to the API. */
  known: () => Rows
  /** Pages that every site has: no list leads their readers away. */
  fixed: readonly string[]
  defaultLanguage: Language
}

/** One form of an address, whatever a browser or a mail program made of it. */
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

const withoutQuery = (address: string): string => address.split('?')[0] ?? ''

/** Leads readers of an older address to the new one, after the list that staff keep in the desk. */
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
    if (pages.has(path)) return undefined
    const to = found.get(full) ?? found.get(path)
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
