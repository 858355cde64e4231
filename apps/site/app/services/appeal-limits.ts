import type { Language } from '@nagardwar/contract/browser'
import { formatIn } from '../i18n/format.ts'
import { appealTerms } from './appeal-terms.ts'
import type { Appeal, Service } from './service-path.ts'

type Law = keyof typeof appealTerms
type Term = { section: string; days: number; undecidedDays?: number; stampRupees?: number }

/** The Act of a service's appeals. */
export const lawOf = ({ law }: Pick<Service, 'law'>): Law => law || 'services'

/** Section, days and stamp of an appeal, as a text in this language says them; empty where there is none. */
export function limitsOf(law: Law, appeal: Appeal | 'third', language: Language) {
  const format = formatIn(language)
  const term = (appealTerms[law] as Partial<Record<string, Term>>)[appeal]
  return {
    section: format.digits(term?.section ?? ''),
    days: term ? format.number(term.days) : '',
    undecided: term?.undecidedDays ? format.number(term.undecidedDays) : '',
    stamp: term?.stampRupees ? format.rupees(term.stampRupees) : '',
  }
}
