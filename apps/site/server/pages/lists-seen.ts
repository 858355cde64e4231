import {
  type Language,
  type ListName,
  languages,
  type Outcome,
  type WireRow,
} from '@nagardwar/contract/browser'
import type { ApiSource } from '../../app/api/source.ts'
import { indiaDay } from '../../app/clock/india-day.ts'
import { dayOf } from '../../app/council-work/meeting-time.ts'
import { endOfDay } from '../../app/events/event-time.ts'
import { nextNoticeChange } from '../../app/notices/notice-state.ts'
import type { Feeds } from '../../app/open-data/public-list.ts'
import { holidayDays, nextOpeningChange } from '../../app/places/opening-state.ts'
import { nextClosing } from '../../app/tenders/tender-state.ts'

export type ListsSeen = {
  source: ApiSource
  areUnchanged(): Promise<boolean>
  haveFailed(): boolean
  /**
   * Until when the page is right if no list changes: the first last day of a tender, day of a meeting or change of a
   * public notice after this moment, the end of the day where it has events or reports, or when the first of its places opens or
   * closes.
   */
  validUntil(now: number): number
  /** How long the render waited for at least one list, in milliseconds. */
  waited(): number
}
const listsWithHours = [
  'settings',
  'departments',
  'hospitals',
  'schools',
  'gardens',
  'fireStations',
  'ponds',
  'treatmentFacilities',
] as const

type Ask = () => Promise<Outcome<unknown>>

/**
 * The source for one render, which records each list it returned. The list cache returns the same object until the
 * list changes, so a page is current exactly if all its lists are still those objects.
 */
export function watchLists(source: ApiSource): ListsSeen {
  const wait = stopwatch()
  let described: unknown
  let offered: Feeds | undefined
  const said = new Map<() => Promise<unknown>, unknown>()
  const seen = new Map<string, { ask: Ask; outcome: Outcome<unknown> }>()
  const heard =
    <T>(ask: () => Promise<T>) =>
    async (): Promise<T> => {
      const answer = await wait.during(ask())
      said.set(ask, answer)
      return answer
    }
  return {
    source: {
      emptyPages: () => source.emptyPages?.() ?? [],
      ...(source.isPreview ? { isPreview: true } : {}),
      ...(source.closed ? { closed: source.closed } : {}),
      publicLists() {
        const lists = source.publicLists?.() ?? []
        described = lists
        return lists
      },
      ...(source.feeds
        ? {
            feeds() {
              const feeds = source.feeds?.() as Feeds
              offered = feeds
              return feeds
            },
          }
        : {}),
      ...(source.ended ? { ended: heard(source.ended) } : {}),
      ...(source.archiveYear
        ? { archiveYear: (year) => heard(async () => source.archiveYear?.(year))() }
        : {}),
      ...(source.obligations ? { obligations: heard(source.obligations) } : {}),
      ...(source.messageFigures ? { messageFigures: heard(source.messageFigures) } : {}),
      ...(source.misconductOfficer ? { misconductOfficer: heard(source.misconductOfficer) } : {}),
      async list<N extends ListName>(name: N, language: Language) {
        const ask = () => source.list(name, language)
        const outcome = await wait.during(ask())
        seen.set(`${name} ${language}`, { ask, outcome })
        return outcome
      },
    },
    waited: wait.milliseconds,
    async areUnchanged() {
      if (described && source.publicLists?.() !== described) return false
      if (offered && source.feeds?.() !== offered) return false
      for (const [ask, answer] of said) if ((await ask()) !== answer) return false
      const checks = [...seen.values()].map(async ({ ask, outcome }) => (await ask()) === outcome)
      return (await Promise.all(checks)).every(Boolean)
    },
    validUntil: (now) => {
      const rowsOf = <N extends ListName>(name: N) =>
        languages.flatMap((language) => {
          const outcome = seen.get(`${name} ${language}`)?.outcome as Outcome<WireRow<N>[]> | undefined
          return outcome?.ok ? outcome.value : []
        })
      const ends = [
        ...rowsOf('tenders').map(({ closes }) => closes),
        ...rowsOf('councilMeetings').map((row) => dayOf(row) ?? null),
      ]
      // What is on today, what is over, and what is late, is another tomorrow.
      const daily = languages.some((language) =>
        ['events', 'reports'].some((name) => seen.has(`${name} ${language}`)),
      )
        ? [endOfDay(indiaDay(now))]
        : []
      const closing = Math.min(
        nextClosing(ends, now),
        nextNoticeChange(rowsOf('publicNotices'), now),
        ...daily,
      )
      // A page that says what is open asks for the holidays; the settings are in every page.
      const holidays = rowsOf('holidays')
      const saysWhatIsOpen = languages.some((language) => seen.has(`holidays ${language}`))
      if (!saysWhatIsOpen) return closing
      const hours = listsWithHours.flatMap((name) => rowsOf(name).map((row) => row.opening_hours))
      return Math.min(closing, nextOpeningChange(hours, now, holidayDays(holidays)))
    },
    haveFailed: () => [...seen.values()].some(({ outcome }) => !outcome.ok && outcome.error !== 'notFound'),
  }
}

/** Adds up the time during which at least one of several promises is pending. */
function stopwatch() {
  let pending = 0
  let began = 0
  let total = 0
  return {
    milliseconds: () => total,
    async during<T>(work: Promise<T>): Promise<T> {
      if (pending++ === 0) began = performance.now()
      return work.finally(() => {
        if (--pending === 0) total += performance.now() - began
      })
    },
  }
}
