import {
  type Language,
  type ListName,
  languages,
  type OldVersions,
  type Outcome,
  type WireRow,
} from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { type Feeds, feedsIn } from '../../app/open-data/public-list.ts'
import type { ListCache } from '../api/list-cache.ts'
import { createPublicLists } from '../open-data/public-lists.ts'
import { createQueue } from '../queue.ts'
import type { EmptyPages } from './empty-pages.ts'
import { menuWithout } from './menu-without.ts'

type Menu = Outcome<WireRow<'mainMenu'>[]>
type Options = {
  listCache: Pick<ListCache, 'list' | 'atOnce' | 'known'>
  emptyPages: EmptyPages
  ended?: ApiSource['ended']
  archiveYear?: ApiSource['archiveYear']
  obligations?: ApiSource['obligations']
  messageFigures?: ApiSource['messageFigures']
  misconductOfficer?: ApiSource['misconductOfficer']
  oldVersions?: () => OldVersions | undefined
  /** The language in which the rows of the lists are counted. */
  language?: Language
  now?: () => number
}

/** So often at most the lists of pages without content are asked for, while somebody reads the site. */
const lookAgainAfter = 4000

/**
 * The lists as residents are shown them: the menu leads to no page without content. Every page carries the menu, so a
 * page that was rendered before is rendered again when another page comes or goes.
 */
export function createShownSource({
  listCache,
  emptyPages,
  ended,
  archiveYear,
  obligations,
  messageFigures,
  misconductOfficer,
  oldVersions,
  language = 'en',
  now = () => performance.now(),
}: Options) {
  const menus = new WeakMap<object, { addresses: readonly string[]; menu: Menu }>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let isLooking = false

  /** Nobody reads the page of an empty list, so nobody else would ask whether it has got a row. */
  async function look(): Promise<void> {
    if (isLooking || now() - lookedAt < lookAgainAfter) return
    isLooking = true
    lookedAt = now()
    const queue = createQueue(4)
    const asks = emptyPages.lists().flatMap((name) => languages.map((language) => ({ name, language })))
    await Promise.all(asks.map(({ name, language }) => queue(() => listCache.list(name, language))))
    isLooking = false
  }

  function shown(whole: Menu): Menu {
    const addresses = emptyPages.now()
    if (!whole.ok || addresses.length === 0) return whole
    const known = menus.get(whole)
    if (known?.addresses === addresses) return known.menu
    const menu = { ...whole, value: menuWithout(whole.value, addresses) }
    menus.set(whole, { addresses, menu })
    return menu
  }

  const publicLists = createPublicLists(listCache.known, language, oldVersions)
  let offered: { feeds: Feeds; at: number } | undefined

  /** Every page names the feeds: they are looked at again from time to time only. */
  function feeds(): Feeds {
    if (offered && now() - offered.at < lookAgainAfter) return offered.feeds
    const fresh = feedsIn(publicLists())
    const isSame = JSON.stringify(fresh) === JSON.stringify(offered?.feeds)
    offered = { feeds: offered && isSame ? offered.feeds : fresh, at: now() }
    return offered.feeds
  }

  return {
    emptyPages: emptyPages.now,
    publicLists,
    feeds,
    ...(ended ? { ended } : {}),
    ...(archiveYear ? { archiveYear } : {}),
    ...(obligations ? { obligations } : {}),
    ...(messageFigures ? { messageFigures } : {}),
    ...(misconductOfficer ? { misconductOfficer } : {}),
    async list<N extends ListName>(name: N, language: Language) {
      const outcome = await listCache.list(name, language)
      if (name !== 'mainMenu') return outcome
      void look()
      return shown(outcome as Menu) as typeof outcome
    },
    /** The same from memory alone, where nobody would wait for it. */
    atOnce(name: ListName, language?: Language) {
      const outcome = listCache.atOnce(name, language)
      if (name !== 'mainMenu' || !outcome) return outcome
      void look()
      return shown(outcome as Menu) as typeof outcome
    },
  } satisfies ApiSource & Record<string, unknown>
}
