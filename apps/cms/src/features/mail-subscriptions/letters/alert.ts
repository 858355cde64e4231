import type { Payload } from 'payload'
import type { Due } from '../../../content/due-alerts/due.ts'
import { alertInWords } from '../../../content/due-alerts/in-words.ts'
import type { Subscriber } from '../../../platform/database/mail-subscriptions.ts'
import { addressOn, type Letter } from './letter.ts'

/** An alert: how urgent and for which wards in the subject, what happens in the text. */
export function alertLetter(due: Due, { language }: Subscriber, payload: Payload): Letter {
  const { facts, text, page } = alertInWords(due, language)
  return { subject: facts, parts: [facts, text, addressOn(page, language, payload)] }
}
