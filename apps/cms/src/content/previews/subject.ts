import type { LinkPurpose } from '@nagardwar/contract'

/**
 * What is looked at before it is public: a request for approval, the draft of a record or of the settings, or the
 * website on a day.
 */
export type Subject =
  | { kind: 'approval'; id: number }
  | { kind: 'record'; list: string; id: number }
  | { kind: 'day'; day: string }
  | { kind: 'settings' }

const number = '([1-9]\\d{0,9})'
const ofSettings = 'draft-settings'
const forms = {
  approval: new RegExp(`^draft-approval-${number}$`),
  day: /^draft-day-(\d{4})-(\d{2})-(\d{2})$/,
  record: new RegExp(`^draft-record-([a-z][a-z-]{0,50})-${number}$`),
}

/** The word in the token that says what it is for: a link to one draft opens no other. */
export function purposeFor(subject: Subject): LinkPurpose {
  if (subject.kind === 'approval') return `draft-approval-${subject.id}`
  if (subject.kind === 'day') return `draft-day-${subject.day}`
  if (subject.kind === 'settings') return ofSettings
  return `draft-record-${subject.list}-${subject.id}`
}

export function subjectOf(purpose: string): Subject | undefined {
  if (purpose === ofSettings) return { kind: 'settings' }
  const approval = forms.approval.exec(purpose)
  if (approval) return { kind: 'approval', id: Number(approval[1]) }
  const day = forms.day.exec(purpose)
  if (day) return { kind: 'day', day: day.slice(1).join('-') }
  const record = forms.record.exec(purpose)
  return record ? { kind: 'record', list: record[1] ?? '', id: Number(record[2]) } : undefined
}
