import { longestQuestion } from '../api/search.ts'
import { meetingsPath, resolutionsPath } from './work-path.ts'

export const meetingKinds = ['general', 'special', 'standing', 'subject', 'other'] as const
export type MeetingKind = (typeof meetingKinds)[number]

/** What the address of a list asks for: words (of resolutions only), the kind of meeting, the year. */
export type WorkFilter = { q?: string; kind?: MeetingKind; year?: string }

/** The filter in the address of a page without language; what is no value of it is left out. */
export function readWorkFilter(barePath: string, query: URLSearchParams): WorkFilter {
  if (barePath !== meetingsPath && barePath !== resolutionsPath) return {}
  const words = barePath === resolutionsPath ? (query.get('q') ?? '').replace(/\s+/gu, ' ').trim() : ''
  const q = [...words].slice(0, longestQuestion).join('')
  const kind = meetingKinds.find((each) => each === query.get('kind'))
  const year = query.get('year') ?? ''
  return { ...(q ? { q } : {}), ...(kind ? { kind } : {}), ...(/^[1-9]\d{3}$/.test(year) ? { year } : {}) }
}

/** The filter as it stands in an address, always in one order. */
export const workQuery = ({ q, kind, year }: WorkFilter): [string, string][] =>
  Object.entries({ q, kind, year }).flatMap(([name, value]) => (value ? [[name, value]] : []))

/** An address with a filter. */
export function filtered(path: string, filter: WorkFilter): string {
  const query = new URLSearchParams(workQuery(filter))
  return query.size > 0 ? `${path}?${query}` : path
}
