import type { Language } from '@nagardwar/contract/browser'
import type { ServerTexts } from '../../api/server-texts.ts'
import type { Closed } from '../../api/source.ts'
import { emergencyOf } from '../../components/telephone/numbers.ts'
import { canBeTelephone } from '../../components/telephone/telephone.ts'
import { formatIn } from '../../i18n/format.ts'
import { otherLanguage } from '../../i18n/language.ts'
import { textLanguage } from '../../i18n/text-language.ts'

/** What is known of the council in each language; nothing, where its server has never answered. */
export type ClosedCouncil = Readonly<Record<Language, ServerTexts>>

/** A way to reach the council: the text as it is read, and where a link leads. */
export type Way = {
  label: string
  text: string
  lang: Language | undefined
  kind: 'number' | 'email' | 'text'
}

export type ClosedPart = {
  language: Language
  title: string
  /** The council's own sentence, and its language where it is not the part's. */
  sentence: { text: string; lang?: Language } | undefined
  opensAt: string | undefined
  contact: string
  ways: Way[]
  /** The words of the link to the form, where messages are taken. */
  write: string | undefined
}

/** What the page says in one language. Only what the council has given is in it. */
export function presentClosed(closed: Closed, council: ClosedCouncil, language: Language): ClosedPart {
  const { t } = council[language]
  const format = formatIn(language)
  const time = closed.opensAt ? format.momentInWords(closed.opensAt) : undefined
  return {
    language,
    title: t(closed.takesFeedback ? 'closed:closed' : 'closed:preparing'),
    sentence: sentenceIn(closed.sentence, language),
    opensAt: time && t('closed:opensAt', { time }),
    contact: t('closed:contact'),
    ways: waysOf(closed, council, language, (key) => t(`common:${key}`)),
    write: closed.takesFeedback ? t('closed:write') : undefined,
  }
}

function sentenceIn(sentence: Closed['sentence'], language: Language): ClosedPart['sentence'] {
  const other = otherLanguage(language)
  const inDigits = (text: string, of: Language): string => formatIn(of).digits(text)
  if (sentence[language]) return { text: inDigits(sentence[language], language) }
  return sentence[other] ? { text: inDigits(sentence[other], other), lang: other } : undefined
}

type WayName =
  | 'emergency'
  | 'emergencyIndia'
  | 'helpline'
  | 'councilOffice'
  | 'email'
  | 'address'
  | 'officeHours'

function waysOf(
  { takesFeedback }: Closed,
  council: ClosedCouncil,
  language: Language,
  label: (name: WayName) => string,
): Way[] {
  const { settings, wording } = council[language]
  const helpline = wording.get('common:helplineNumber') || settings.helpline
  const emergency = wording.get('common:emergencyNumber') || settings.emergency
  const digits = formatIn(language).digits
  const way = (name: WayName, kind: Way['kind'], text = ''): Way[] =>
    text
      ? [
          {
            label: label(name),
            text: kind === 'email' ? text : digits(text),
            lang: textLanguage(text, language),
            kind: kindOf(kind, text),
          },
        ]
      : []
  // A website that residents knew leaves them the number of all India, if the council has none of its own.
  const sos = emergencyOf({ ...settings, emergency } as never)
  return [
    ...(emergency || takesFeedback
      ? way(sos.isOfIndia ? 'emergencyIndia' : 'emergency', 'number', sos.number)
      : []),
    ...way('helpline', 'number', helpline),
    ...(settings.phones ?? []).flatMap((phone) => way('councilOffice', 'number', phone)),
    ...way('email', 'email', settings.email),
    ...way('address', 'text', settings.address),
    ...way('officeHours', 'text', settings.officeHours),
  ]
}

const kindOf = (kind: Way['kind'], text: string): Way['kind'] =>
  kind === 'number' && !canBeTelephone(text) && text !== '112' ? 'text' : kind
