import type { PayloadRequest } from 'payload'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import { say } from '../../platform/words/words.ts'

/** A moment in India, such as `22.11.2026, 16:00`, in the language of the desk. */
export const dayAndTime = (iso: string | Date, req: Pick<PayloadRequest, 'i18n'>): string =>
  say(timeWords(iso), req)
