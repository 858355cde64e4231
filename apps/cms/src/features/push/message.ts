import type { Language, PushMessage } from '@nagardwar/contract'
import type { Due } from '../../content/due-alerts/due.ts'
import { alertInWords } from '../../content/due-alerts/in-words.ts'

type Told = { language: Language; council: string; defaultLanguage: Language }

/** What a device shows: its facts, what happens. It opens the page of alerts, or that of the town today. */
export function messageOf(due: Due, { language, council, defaultLanguage }: Told): PushMessage {
  const { facts, text, language: own, page } = alertInWords(due, language)
  return {
    title: [facts, council].filter(Boolean).join(' · '),
    body: text,
    language: own,
    path: language === defaultLanguage ? page : `/${language}${page}`,
    tag: `${due.about}-${due.id}`,
  }
}
