import { type Language, lists } from '@nagardwar/contract'
import type { Words } from '../../platform/words/words.ts'
import type { Due } from './due.ts'

const { names: kinds } = lists.alerts.fields.kind.choice
const { one: ward, many: wards } = lists.wards
const planned: Words = { en: 'Planned for', mr: 'नियोजित' }

const devanagari = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit)

/** What an alert says in a language, or in the other one where it has no text in this one. */
export function alertInWords(due: Due, language: Language) {
  const other = language === 'en' ? 'mr' : 'en'
  const numbers = due.wards.map((key) => key.toUpperCase()).join(', ')
  const where = due.wards.length > 0 ? `${(due.wards.length === 1 ? ward : wards)[language]} ${numbers}` : ''
  const day = due.plannedFor?.split('-').reverse().join('.')
  const when = day ? `${planned[language]} ${day}` : ''
  const facts = [when, kinds[due.kind][language], where].filter(Boolean).join(', ')
  return {
    /** For which day if it is to come, how urgent, for which wards. */
    facts: language === 'mr' ? devanagari(facts) : facts,
    text: due.text[language] || due.text[other],
    language: due.text[language] ? language : other,
    /** The page that says more, without language. */
    page: due.about === 'alert' ? '/alerts' : '/today',
  }
}
