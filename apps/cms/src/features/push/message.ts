import { type Language, lists, type PushMessage } from '@nagardwar/contract'
import type { Words } from '../../platform/words/words.ts'
import type { Due } from './due.ts'

const { names: kinds } = lists.alerts.fields.kind.choice
const { one: ward, many: wards } = lists.wards
const planned: Words = { en: 'Planned for', mr: 'नियोजित' }

const devanagari = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit)

type Told = { language: Language; council: string; defaultLanguage: Language }

/** What a device shows: for which day if it is to come, how urgent, for which wards, what happens. It opens the page of alerts, or that of the town today. */
export function messageOf(due: Due, { language, council, defaultLanguage }: Told): PushMessage {
  const text = due.text[language] || due.text[language === 'en' ? 'mr' : 'en']
  const numbers = due.wards.map((key) => key.toUpperCase()).join(', ')
  const where = due.wards.length > 0 ? `${(due.wards.length === 1 ? ward : wards)[language]} ${numbers}` : ''
  const day = due.plannedFor?.split('-').reverse().join('.')
  const when = day ? `${planned[language]} ${day}` : ''
  const facts = [when, kinds[due.kind][language], where].filter(Boolean).join(', ')
  const first = language === 'mr' ? devanagari(facts) : facts
  const page = due.about === 'alert' ? '/alerts' : '/today'
  return {
    title: [first, council].filter(Boolean).join(' · '),
    body: text,
    language: due.text[language] ? language : language === 'en' ? 'mr' : 'en',
    path: language === defaultLanguage ? page : `/${language}${page}`,
    tag: `${due.about}-${due.id}`,
  }
}
