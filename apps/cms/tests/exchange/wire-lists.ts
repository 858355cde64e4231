import { type ListName, listPaths } from '@nagardwar/contract'
import type { Ask } from '../api/api.ts'

type Rows = (Record<string, string> & { id: number })[]

const ownNumbers = new Set(['id', 'p_id', 'y_id'])
/** Our name and what older clients read. */
const ofDepartments = new Set(['department_id', 'public_disclosure_id'])
const ofHeadings: ReadonlySet<ListName> = new Set(['yearDocuments', 'headingDocuments'])
const ofMembers = new Set(['chair_id', 'member_id', 'mover_id', 'seconder_id'])
const groupsOfMembers = new Set(['members', 'present', 'absent', 'on_leave'])

/** What other rows refer to by number, each as a text that stays the same when a council imports it under new numbers. */
async function namesByNumber(ask: Ask) {
  async function namesIn(path: string, nameOf: (row: Rows[number]) => unknown, number = 'id') {
    const rows: Rows = await (await ask(path)).json()
    return new Map(rows.map((row): [unknown, unknown] => [row[number], nameOf(row)]))
  }
  const inEnglish = (list: ListName) => `${listPaths[list].path}?lang=en`
  return {
    departments: await namesIn('/public_disclosure', (row) => row.department_link, 'p_id'),
    officers: await namesIn('/ceos?lang=en', (row) => row.coName),
    members: await namesIn(inEnglish('electedMembers'), (row) => row.correspondentName),
    committees: await namesIn(inEnglish('committees'), (row) => row.name),
    kinds: await namesIn(inEnglish('reportKinds'), (row) => row.name),
    notices: await namesIn(inEnglish('publicNotices'), (row) => row.link),
    proposals: await namesIn(inEnglish('budgetProposals'), (row) => row.title),
    meetings: await namesIn(inEnglish('councilMeetings'), (row) => `${row.kind} ${row.day}`),
  }
}

/**
 * Reads lists on the wire, without the numbers of their records. What rows refer to is asked once, not for each list:
 * after a change of the council it is to be made anew. A council that imported the demo is no demonstration.
 */
export async function wireLists(ask: Ask) {
  const { departments, officers, members, committees, kinds, notices, proposals, meetings } =
    await namesByNumber(ask)
  const namedIn =
    (list: ListName) =>
    (key: string, value: unknown): unknown => {
      // There it is an older name of the heading's number.
      if (key === 'department_id' && ofHeadings.has(list)) return undefined
      if (ofDepartments.has(key)) return departments.get(value)
      if (key.endsWith('_officer_id')) return officers.get(value)
      if (key === 'committee_id') return committees.get(value)
      if (key === 'kind_id') return kinds.get(value)
      if (key === 'notice_id') return notices.get(value)
      if (key === 'merged_id') return value === 0 ? 0 : proposals.get(value)
      if (key === 'meeting_id') return meetings.get(value)
      if (ofMembers.has(key)) return members.get(value)
      if (groupsOfMembers.has(key)) return (value as unknown[]).map((id) => members.get(id))
      return ownNumbers.has(key) ? undefined : value
    }
  return async (name: ListName, language: string): Promise<string> => {
    const text = await (await ask(`${listPaths[name].path}?lang=${language}`)).text()
    return JSON.stringify(JSON.parse(text, namedIn(name)))
      .replace(/"synonyms:\d+"/g, '"synonyms"')
      .replace('"demonstration":"1"', '"demonstration":""')
  }
}
