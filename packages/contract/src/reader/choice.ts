import { textFrom } from './scalar.ts'

/** How the value of a choice is read from another server. Browsers have it too, so it holds no names. */
export type ChoiceRule<V extends string = string> = {
  readonly values: readonly V[]
  /** What an unknown value is read as: one of the values, or empty. Undefined: it cannot be read. */
  readonly otherwise: string | undefined
  /** What older servers write for a value; `*` stands for any text at its beginning or its end. */
  readonly older: Readonly<Record<string, string>>
}

const lower = (value: unknown): string => textFrom(value).toLowerCase()

/** Whether a text in small letters is written so; `*` stands for any text at the beginning or the end. */
export function isWrittenAs(text: string, spelling: string): boolean {
  const word = spelling.replaceAll('*', '')
  if (spelling.startsWith('*')) return text.includes(word)
  return spelling.endsWith('*') ? text.startsWith(word) : text === word
}

/** A value of a choice in any case, or as older servers write it; else what the choice has for unknown values. */
export function choiceFrom(value: unknown, { values, otherwise, older }: ChoiceRule): string | undefined {
  const text = lower(value)
  const spelling = Object.keys(older).find((each) => isWrittenAs(text, each))
  return values.find((each) => each.toLowerCase() === text) ?? (spelling && older[spelling]) ?? otherwise
}

const lifeSituations = ['birth', 'marriage', 'house', 'shop', 'death', 'water', 'complaint'] as const

/** In which situation of life a service is asked for; empty for other values. */
export const lifeSituationFrom = (value: unknown): (typeof lifeSituations)[number] | '' =>
  lifeSituations.find((situation) => situation === lower(value)) ?? ''

/** The Act that a service is given under; empty for other values. */
export function appealLawFrom(value: unknown): 'services' | 'information' | '' {
  const text = lower(value)
  return text === 'services' || text === 'information' ? text : ''
}

const captionLanguages = ['en', 'mr', 'both'] as const

/** The languages of a video's captions; empty for other values. */
export const captionsFrom = (value: unknown): (typeof captionLanguages)[number] | '' =>
  captionLanguages.find((language) => language === lower(value)) ?? ''

const meetingKinds = ['general', 'special', 'standing', 'subject'] as const

/** The kind of a meeting with its record; `other` for other values. */
export const councilMeetingKindFrom = (value: unknown): (typeof meetingKinds)[number] | 'other' =>
  meetingKinds.find((kind) => kind === lower(value)) ?? 'other'

/** Whether a meeting was put off; empty for other values. */
export function councilMeetingStateFrom(value: unknown): 'adjourned' | 'cancelled' | '' {
  const text = lower(value)
  return text === 'adjourned' || text === 'cancelled' ? text : ''
}
