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
export type NoticeKey = `notice${Part}` | `notice${Part}Label` | 'noticeOffice'

/**
 * What the DPDP Act (section 5) asks a notice to say, part by part. How long data stay is said only where the council's
 * server says it.
 */
export const presentNotice = (
  email: string | undefined,
  months: Months | undefined,
  say: Say,
): NoticeItem[] =>
  parts
    .filter((part) => months || part !== 'Time')
    .map((part) => ({
      label: say(`notice${part}Label`),
      text: say(part === 'Officer' && !email ? 'noticeOffice' : `notice${part}`, months),
      email: part === 'Officer' ? email : undefined,
    }))
