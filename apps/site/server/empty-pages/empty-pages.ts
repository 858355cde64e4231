import { type Language, type ListName, languages, toDomain } from '@nagardwar/contract'
import type { ServerBuild } from 'react-router'
import type { Content, PageHandle } from '../../app/api/page.ts'
import { budgetPath } from '../../app/budget/budget-path.ts'
import { meetingsPath, membersPath, resolutionsPath } from '../../app/council-work/work-path.ts'
import { pathKey } from '../../app/disclosure/same-path.ts'
import { eventsPath } from '../../app/events/event-path.ts'
import { noticesPath } from '../../app/notices/notice-path.ts'
import { reportsPath } from '../../app/reports/report-path.ts'
import { birthCertificatePath, servicesPath } from '../../app/services/service-path.ts'
import type { ListCache } from '../api/list-cache.ts'
import { fixedRoutes } from '../pages/fixed-routes.ts'

type Known = Pick<ListCache, 'isEmpty' | 'known'>
type Options = { routes: ServerBuild['routes']; listCache: Known }

/** A page, or a part of home, and the lists that are its content. `isOfRecord`: one of their records has this address. */
type Place = { address: string; page: string; content: readonly Content[]; isOfRecord?: true }

const place = (address: string, ...lists: ListName[]): Place => ({
  address,
  page: address,
  content: lists.map((list) => ({ list })),
})

/**
 * Pages that give way (`givesWay`): of services, of public notices, of the budget, of the council at work, of events, and of reports. A council's older server has
 * no such lists: then there are no such pages.
 */
const givingWay: readonly Place[] = [
  place(servicesPath, 'serviceFacts'),
  { ...place(birthCertificatePath, 'serviceFacts'), isOfRecord: true },
  place(noticesPath, 'publicNotices'),
  place(budgetPath, 'budgets'),
  place(meetingsPath, 'councilMeetings', 'committees'),
  place(membersPath, 'councilMeetings', 'committees'),
  place(resolutionsPath, 'resolutions'),
  place(eventsPath, 'events'),
  place(reportsPath, 'reports'),
]

/** The lists whose rows have pages at addresses of the council's own choice. */
const listsOfPages = ['disclosureDepartments', 'headings', 'generalAdminHeadings'] as const

export type EmptyPages = ReturnType<typeof createEmptyPages>

/**
 * Pages and parts of home that nobody is led to: all their lists are known to be empty, and the council has not asked to
 * show them all the same (docs/decisions/0073). Which lists a page has it says itself, to `definePage`.
 */
export function createEmptyPages({ routes, listCache }: Options) {
  const places = placesOf(routes)
  let last: readonly string[] = []

  const isNothing = ({ list, field }: Content): boolean =>
    field === undefined ? listCache.isEmpty(list) : isFieldEmpty(listCache, list, field)

  const linkedIn = new WeakMap<object, ReadonlySet<string>>()

  /** A department may have a heading of its own there, such as its budget. */
  const hasHeading = (address: string): boolean =>
    listsOfPages.some((name) => languages.some((language) => pathsOf(name, language).has(address)))

  function pathsOf(name: (typeof listsOfPages)[number], language: Language): ReadonlySet<string> {
    const outcome = listCache.known(name, language)
    const known = linkedIn.get(outcome)
    if (known) return known
    const rows = outcome.ok ? toDomain(name, outcome.value) : []
    const paths = new Set(rows.map(({ link }) => pathKey(link)))
    linkedIn.set(outcome, paths)
    return paths
  }

  function now(): readonly string[] {
    const shown = shownAllTheSame(listCache)
    const addresses = places
      .filter(({ page, content }) => !shown.has(page) && content.every(isNothing))
      .map(({ address }) => address)
    for (const each of givingWay)
      if (!hasRecords(listCache, each) && !hasHeading(each.address)) addresses.push(each.address)
    if (addresses.join() !== last.join()) last = addresses
    return last
  }

  return {
    /** The addresses, as an object that stays the same for as long as they do. */
    now,
    /** The lists of what is left out now: when one of them gets a row, a page comes back. */
    lists(): ListName[] {
      const out = new Set(now())
      const lists = [...places, ...givingWay]
        .filter(({ address }) => out.has(address))
        .flatMap(({ content }) => content)
      return [...new Set(lists.map(({ list }) => list))]
    },
  }
}

function placesOf(routes: ServerBuild['routes']): Place[] {
  return fixedRoutes(routes).flatMap(({ path, route }) => {
    const { content = [] } = (route.module.handle ?? {}) as Partial<PageHandle>
    // Home itself is never left out; each of its parts is decided separately.
    if (path === '/')
      return content.map((part) => ({ address: `/#${part.list}`, page: path, content: [part] }))
    return content.length > 0 ? [{ address: path, page: path, content }] : []
  })
}

function isFieldEmpty(listCache: Known, list: ListName, field: string): boolean {
  return languages.every((language) => {
    const outcome = listCache.known(list, language)
    if (!outcome.ok) return false
    return toDomain(list, outcome.value).every((row) => !(row as Record<string, unknown>)[field])
  })
}

const hasRecords = (listCache: Known, { address, content, isOfRecord }: Place): boolean =>
  content.some(({ list }) =>
    languages.some((language) => {
      const outcome = listCache.known(list, language)
      if (!outcome.ok) return false
      return isOfRecord ? outcome.value.some((row) => isAtAddress(row, address)) : outcome.value.length > 0
    }),
  )

const isAtAddress = (row: object, address: string): boolean =>
  'link' in row && pathKey(String(row.link)) === address

/** Pages that the council shows with the words for an empty list. */
function shownAllTheSame(listCache: Known): ReadonlySet<string> {
  const rows = languages.map((language) => listCache.known('settings', language))
  return new Set(
    rows.flatMap((outcome) => (outcome.ok ? (outcome.value[0]?.shown_when_empty ?? []) : [])).map(pathKey),
  )
}
