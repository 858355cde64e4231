import type { Language } from '@nagardwar/contract/browser'
import { formatIn } from '../i18n/format.ts'
import { lawOf, limitsOf } from './appeal-limits.ts'
import { officeWithoutTitle } from './office-without-title.ts'
import type { Say } from './page-context.ts'
import { type Appeal, daysOf, type Service } from './service-path.ts'
import type { Letter } from './service-view.ts'

export type LetterIn = { service: Service; say: Say; council: string }
type Kind = Letter['parts'][number]['kind']

/** The letter of an appeal in one language, with what is known filled in and `____` for what is not. */
export function presentLetter(
  appeal: Appeal,
  language: Language,
  { service, say, council }: LetterIn,
): Letter {
  const blank = '____'
  const law = lawOf(service)
  const limits = limitsOf(law, appeal, language)
  const office = (name: string, title: string) =>
    officeWithoutTitle(name, say(`appeal-letter:${title}`)) || blank
  const days = daysOf(service)
  const values = {
    ...limits,
    blank,
    council,
    service: service.name,
    giver: office(service.giver, `giver-${law}`),
    first: office(service.firstAppeal, 'authority-first'),
    second: office(service.secondAppeal, 'authority-second'),
    days: days === undefined ? blank : formatIn(language).number(days),
  }
  const part = (key: string, kind: Kind = 'text') => ({ kind, text: say(`appeal-letter:${key}`, values) })
  return {
    language,
    title: say(`appeal-letter:${appeal}-title-${law}`, values),
    blank: say('appeal-letter:blank'),
    parts: [
      part('date'),
      part(`to-${appeal}-${law}`),
      ...(limits.stamp ? [part('stamp')] : []),
      part('from'),
      part(`subject-${appeal}-${law}`, 'subject'),
      part('greeting'),
      part(`applied-${law}`),
      ...(appeal === 'first'
        ? [part('choose'), part(`late-${law}`, 'choice'), part('refused', 'choice')]
        : [part('appealed'), part('choose'), part('undecided', 'choice'), part('disagree', 'choice')]),
      part(`ask-${law}`),
      part(`enclosed-${appeal}`),
      part('signature'),
    ],
  }
}
