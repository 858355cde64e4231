/** The lists of meetings and of resolutions. */
export const meetingsPath = '/meetings'
export const resolutionsPath = '/resolutions'
/** Left out while no member has a page. */
export const membersPath = '/members'

/** What is at an address of the council at work. */
export type WorkPlace =
  | { kind: 'meetings' }
  | { kind: 'resolutions' }
  | { kind: 'meeting'; id: string }
  | { kind: 'member'; id: string }

const below = /^\/(meetings|members)\/([1-9][0-9]{0,8})$/

export function workPlace(barePath: string): WorkPlace | undefined {
  if (barePath === meetingsPath) return { kind: 'meetings' }
  if (barePath === resolutionsPath) return { kind: 'resolutions' }
  const [, list, id] = below.exec(barePath) ?? []
  if (!id) return undefined
  return { kind: list === 'members' ? 'member' : 'meeting', id }
}

type Id = string | number

/** The pages of a meeting, of a resolution and of a question in it, and of a member, without language. */
export const meetingPath = (id: Id): string => `${meetingsPath}/${id}`
export const resolutionPath = (meeting: Id, id: Id): string => `${meetingPath(meeting)}#resolution-${id}`
export const questionPath = (meeting: Id, id: Id): string => `${meetingPath(meeting)}#question-${id}`
export const memberPath = (id: Id): string => `${membersPath}/${id}`
export const committeePath = (id: Id): string => `${meetingsPath}#committee-${id}`
