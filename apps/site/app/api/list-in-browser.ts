import type { Language, ListName } from '@nagardwar/contract/browser'
import { fetchList } from './browser-source.ts'
import { getList, type ListOutcome } from './list.ts'

/** The lists that the dynamic routes are built from: fetched once at start, and again for another language. */
export const dynamicLists = [
  'disclosureDepartments',
  'headings',
  'generalAdminHeadings',
] as const satisfies ListName[]

type Held = {
  language?: Language
  lists: Map<ListName, Promise<ListOutcome<ListName>>>
  arrived: Set<ListName>
}

// A store of the browser alone: on the server nothing calls this module.
let held: Held = { lists: new Map(), arrived: new Set() }

/** Whether the lists of the dynamic routes are here, so that an address can be judged without waiting. */
export const areDynamicListsLoaded = (language: Language): boolean =>
  held.language === language && dynamicLists.every((name) => held.arrived.has(name))

/** Asks the documented endpoint through the site's `/api`; a list loaded at start is not asked for twice. */
export function listInBrowser<N extends ListName>(
  name: N,
  language: Language,
  onFailure?: string,
): Promise<ListOutcome<N>> {
  if (!(dynamicLists as readonly ListName[]).includes(name))
    return getList(fetchList, name, language, onFailure)
  if (held.language !== language) held = { language, lists: new Map(), arrived: new Set() }
  const { lists, arrived } = held
  const known = lists.get(name) as Promise<ListOutcome<N>> | undefined
  if (known) return known
  const asked = getList(fetchList, name, language, onFailure).then((outcome) => {
    // The next page that needs a list that failed requests it again.
    if (outcome.ok) arrived.add(name)
    else lists.delete(name)
    return outcome
  })
  lists.set(name, asked as Promise<ListOutcome<ListName>>)
  return asked
}
