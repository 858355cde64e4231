import type { PayloadRequest } from 'payload'
import { addRecord } from '../../platform/database/records.ts'
import type { Words } from '../../platform/words/words.ts'

export const actions = {
  create: { en: 'Created', mr: 'तयार केले' },
  change: { en: 'Changed', mr: 'बदल केला' },
  publish: { en: 'Published', mr: 'प्रसिद्ध केले' },
  withdraw: { en: 'Withdrawn', mr: 'प्रसिद्धी मागे घेतली' },
  delete: { en: 'Put into the trash', mr: 'कचरापेटीत टाकले' },
  restore: { en: 'Restored from the trash', mr: 'कचरापेटीतून परत आणले' },
  revert: { en: 'Older version restored', mr: 'जुनी आवृत्ती परत आणली' },
  remove: { en: 'Removed for good', mr: 'कायमचे काढले' },
  role: { en: 'Role changed', mr: 'भूमिका बदलली' },
  settings: { en: 'Settings changed', mr: 'सेटिंग्ज बदलल्या' },
  send: { en: 'Sent for approval', mr: 'मंजुरीसाठी पाठवले' },
  approve: { en: 'Approved', mr: 'मंजुरी दिली' },
  return: { en: 'Returned', mr: 'परत पाठवले' },
  urgent: { en: 'Published without a second person', mr: 'दुसऱ्या व्यक्तीच्या मंजुरीशिवाय प्रसिद्ध केले' },
  login: { en: 'Logged in', mr: 'प्रवेश केला' },
  'failed-login': { en: 'Login failed', mr: 'प्रवेश अयशस्वी' },
  logout: { en: 'Logged out', mr: 'बाहेर पडले' },
  read: { en: 'Read', mr: 'वाचले' },
  import: { en: 'Import started', mr: 'आयात सुरू केली' },
} satisfies Record<string, Words>

export type Action = keyof typeof actions

export type Entry = {
  action: Action
  /** Whose deed it was; nobody's where the desk itself did it. */
  by?: { id: number; name: string } | undefined
  list?: Words
  record?: number
  name?: Words
  changes?: Words
}

// An invisible separator: both languages are in one column, so that a search finds both.
const between = '\u2063'
const mostCharacters = 8000

const both = (words: Words | undefined): string | null =>
  words
    ? [words.en, words.mr].map((text) => text.replaceAll(between, '').slice(0, mostCharacters)).join(between)
    : null

/** One half of what `both` has joined. */
export function inLanguage(stored: unknown, language: 'en' | 'mr'): string {
  const [en = '', mr = ''] = String(stored ?? '').split(between)
  return language === 'mr' ? mr || en : en
}

/** In the change's own transaction, where the database has one: with the change or not at all. */
export async function noteInJournal(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  { action, by, list, record, name, changes }: Entry,
): Promise<void> {
  const data = {
    at: new Date().toISOString(),
    by: by?.name ?? null,
    account: by?.id ?? null,
    action,
    list: both(list),
    record: record ?? null,
    name: both(name),
    changes: both(changes),
  }
  const req = transactionID === undefined ? {} : { transactionID }
  await addRecord(payload, { collection: 'journal', data, req, returning: false })
  // The log leaves the machine, the journal does not. It has no names and no values.
  const about = { event: action, account: by?.id, list: list?.en, record }
  payload.logger.info({ ...about, msg: 'Journal' })
}
