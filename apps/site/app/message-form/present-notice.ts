export type NoticeItem = { label: string; text: string; email?: string | undefined }
/** A number of months, for a sentence with a count. */
type Months = { count: number; number: string }
type Say = (key: NoticeKey, values?: Months) => string

const parts = [
  'Data',
  'Purpose',
  'Readers',
  'Time',
  'Rights',
  'Withdraw',
  'Officer',
  'Board',
  'Children',
] as const
type Part = (typeof parts)[number]
export type NoticeKey = `notice${Part}` | `notice${Part}Label` | 'noticeOffice' | 'noticeNoOfficer'

/** How the grievance officer can be reached: by an address, or as the page says of the officer. */
type Officer = { email: string | undefined; isNamed: boolean }

/**
 * What the DPDP Act (section 5) asks a notice to say, part by part. How long data stay is said only where the council's
 * server says it.
 */
export const presentNotice = (officer: Officer, months: Months | undefined, say: Say): NoticeItem[] =>
  parts
    .filter((part) => months || part !== 'Time')
    .map((part) => ({
      label: say(`notice${part}Label`),
      text: say(part === 'Officer' ? officerKey(officer) : `notice${part}`, months),
      email: part === 'Officer' ? officer.email : undefined,
    }))

const officerKey = ({ email, isNamed }: Officer): NoticeKey => {
  if (email) return 'noticeOfficer'
  return isNamed ? 'noticeOffice' : 'noticeNoOfficer'
}
