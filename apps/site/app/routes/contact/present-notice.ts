import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'

export type NoticeItem = { label: string; text: string; email?: string | undefined }
type Say = (key: NoticeKey, values?: { count: number; number: string }) => string

const simple = ['Data', 'Purpose', 'Readers'] as const
type Part = (typeof simple)[number] | 'Time' | 'Rights' | 'Withdraw' | 'Officer' | 'Board' | 'Children'
export type NoticeKey = `notice${Part}` | `notice${Part}Label` | 'noticeOffice'

/**
 * What the DPDP Act (section 5) asks a notice to say, part by part. How long data stay is said only where the council's
 * server says it.
 */
export function presentNotice(
  { feedbackMonths, grievanceEmail }: Partial<Row<'settings'>>,
  say: Say,
  format: Pick<Format, 'number'>,
): NoticeItem[] {
  const item = (part: Part, text = say(`notice${part}`)): NoticeItem => ({
    label: say(`notice${part}Label`),
    text,
  })
  const months = Number(feedbackMonths)
  const time = () => say('noticeTime', { count: months, number: format.number(months) })
  return [
    ...simple.map((part) => item(part)),
    ...(months > 0 ? [item('Time', time())] : []),
    item('Rights'),
    item('Withdraw'),
    grievanceEmail ? { ...item('Officer'), email: grievanceEmail } : item('Officer', say('noticeOffice')),
    item('Board'),
    item('Children'),
  ]
}
