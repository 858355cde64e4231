import { toAsciiDigits } from '@nagardwar/contract/browser'
import type { Search } from '../api/search.ts'
import { startOf, yearOf, yearsOf } from './meeting-time.ts'
import { withId } from './names.ts'
import type { PageContext } from './page-context.ts'
import type { WorkFilter } from './work-filter.ts'

type Resolution = PageContext['resolutions'][number]
export type FoundResolutions = {
  rows: readonly Resolution[]
  /** How many there are, of which `rows` are the first. */
  total: number
  /** No resolution has all the words. */
  isLoose: boolean
  /** The year of the list, where neither words nor an address chose. */
  year: string | undefined
}

/** So many are shown at most. */
export const mostResolutions = 100
const pagesOfSearch = 5

/** The resolutions of a search or a choice: the best first, or the newest first. */
export async function findResolutions(
  { q = '', kind, year }: WorkFilter,
  around: PageContext,
  search: Search,
): Promise<FoundResolutions> {
  const fits = (resolution: Resolution, wantedYear = year): boolean => {
    const meeting = withId(around.meetings, resolution.meetingId)
    return (!kind || meeting?.kind === kind) && (!wantedYear || (meeting && yearOf(meeting)) === wantedYear)
  }
  const cut = (rows: readonly Resolution[], isLoose: boolean, ofYear?: string): FoundResolutions => ({
    rows: rows.slice(0, mostResolutions),
    total: rows.length,
    isLoose,
    year: ofYear,
  })
  if (q) {
    const { rows, isLoose } = await asked(q, around, search)
    return cut(
      rows.filter((row) => fits(row)),
      isLoose,
    )
  }
  const newest = year ?? (kind ? undefined : yearsOf(decided(around))[0])
  return cut(
    inOrder(around).filter((row) => fits(row, newest)),
    false,
    newest,
  )
}

/** The meetings that decided something. */
export const decided = ({ meetings, resolutions }: PageContext) => {
  const ids = new Set(resolutions.map(({ meetingId }) => String(meetingId)))
  return meetings.filter(({ id }) => ids.has(String(id)))
}

const inOrder = ({ resolutions, meetings }: PageContext): Resolution[] => {
  const starts = new Map(meetings.map((meeting) => [String(meeting.id), startOf(meeting) ?? '']))
  const start = ({ meetingId }: Resolution) => starts.get(String(meetingId)) ?? ''
  return resolutions.toSorted((one, other) => start(other).localeCompare(start(one)))
}

/** The number of a resolution, however it is asked for: `41`, `No. 41`, `ठराव क्र. ४१`. */
const numberIn = (q: string): string | undefined => {
  const [, number] = /^[^0-9]*([0-9]+(?:[/-][0-9]+)*)$/.exec(toAsciiDigits(q)) ?? []
  return number
}

async function asked(q: string, around: PageContext, search: Search) {
  const number = numberIn(q)
  const numbered = inOrder(around).filter((row) => number && toAsciiDigits(row.number) === number)
  if (numbered.length > 0) return { rows: numbered, isLoose: false }
  const first = await search({ text: q, kind: 'resolution', page: 1, language: around.language })
  if (first.state !== 'ready') return { rows: plainly(q, around), isLoose: false }
  const pages = Math.min(first.pages, pagesOfSearch)
  const others = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) =>
      search({ text: q, kind: 'resolution', page: index + 2, language: around.language }),
    ),
  )
  const ids = [first, ...others].flatMap((findings) =>
    findings.state === 'ready' ? findings.items.map(({ id }) => id.split('.')[1]) : [],
  )
  const rows = [...new Set(ids)].flatMap((id) => withId(around.resolutions, id) ?? [])
  return { rows, isLoose: first.isLoose }
}

/** While the index of the search is being prepared: those that have every word as it is written. */
function plainly(q: string, around: PageContext): Resolution[] {
  const words = q.toLowerCase().split(' ').filter(Boolean)
  return inOrder(around).filter(({ subject, text }) => {
    const own = `${subject} ${text}`.toLowerCase()
    return words.every((word) => own.includes(word))
  })
}
