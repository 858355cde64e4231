import type { Language, ListName } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { meetingPath, meetingsPath, memberPath, resolutionsPath } from '../../app/council-work/work-path.ts'

/** The lists that decide which pages the council at work has. */
const names = ['councilMeetings', 'committees', 'resolutions', 'electedMembers'] as const

type Ids = Readonly<Record<(typeof names)[number], readonly number[]>>
const made = new WeakMap<object, { of: readonly object[]; paths: ReadonlySet<string> }>()

function pathsOf({ councilMeetings, committees, resolutions, electedMembers }: Ids): Set<string> {
  const isAtWork = councilMeetings.length + committees.length > 0
  return new Set([
    ...(isAtWork ? [meetingsPath, ...electedMembers.map(memberPath)] : []),
    ...councilMeetings.map(meetingPath),
    ...(resolutions.length > 0 && councilMeetings.length > 0 ? [resolutionsPath] : []),
  ])
}

/** The pages of meetings, resolutions and members in one language, without that language. */
export async function workPaths(source: ApiSource, language: Language): Promise<ReadonlySet<string>> {
  const outcomes = await Promise.all(names.map((name: ListName) => source.list(name, language)))
  const [first] = outcomes
  const known = first && made.get(first)
  if (known?.of.every((outcome, index) => outcome === outcomes[index])) return known.paths
  const ids = names.map((name, index) => {
    const outcome = outcomes[index]
    return [name, outcome?.ok ? (outcome.value as { id: number }[]).map(({ id }) => id) : []] as const
  })
  const paths = pathsOf(Object.fromEntries(ids) as unknown as Ids)
  if (first) made.set(first, { of: outcomes, paths })
  return paths
}

const isBelow = /^\/(?:meetings|members|resolutions)(?:\/|$)/

/** Whether the council at work has a page at an address without language. */
export const isWorkPath = async (source: ApiSource, bare: string, language: Language): Promise<boolean> =>
  isBelow.test(bare) && (await workPaths(source, language)).has(bare)
