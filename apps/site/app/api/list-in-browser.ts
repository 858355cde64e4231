import type { Language, ListName } from '@nagardwar/contract/browser'
import { fetchList } from './browser-source.ts'
import { getList, isAbsent, type ListOutcome } from './list.ts'

/** The lists for the dynamic routes: fetched once at the start, and again for another language. */
export const dynamicLists = [
  'disclosureDepartments',
  'headings',
  'generalAdminHeadings',
] as const satisfies ListName[]

/** Needed by more than one page: fetched once. */
const shared: readonly ListName[] = [...dynamicLists, 'texts']

type Held = {
  language?: Language
  lists: Map<ListName, Promise<ListOutcome<ListName>>>
  arrived: Set<ListName>
}

// A store in the browser only: on the server nothing calls this module.
let held: Held = { lists: new Map(), arrived: new Set() }

/** Whether the lists of the dynamic routes are loaded, so that an address can be checked without waiting. */
export const areDynamicListsLoaded = (language: Language): boolean =>
  held.language === language && dynamicLists.every((name) => held.arrived.has(name))

/** Requests the documented endpoint through the site's `/api`; a list loaded at the start is not requested twice. */
export function listInBrowser<N extends ListName>(
  name: N,
  language: Language,
  onFailure?: string,
): Promise<ListOutcome<N>> {
  if (!shared.includes(name)) return getList(fetchList, name, language, onFailure)
  if (held.language !== language) held = { language, lists: new Map(), arrived: new Set() }
  const { lists, arrived } = held
  const known = lists.get(name) as Promise<ListOutcome<N>> | undefined
  if (known) return known
  const asked = getList(fetchList, name, language, onFailure).then((outcome) => {
    // A failed list is requested again by the next page that needs it.
    if (outcome.ok) arrived.add(name)
    else if (!isAbsent(outcome)) lists.delete(name)
    return outcome
  })
  lists.set(name, asked as Promise<ListOutcome<ListName>>)
  return asked
}
