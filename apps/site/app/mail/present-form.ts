import {
  type Language,
  languages,
  type MailTopic,
  mailTopics,
  type Row,
  wardNumber,
} from '@nagardwar/contract/browser'
import { formatIn } from '../i18n/format.ts'
import type { MailProblem, Wanted } from '../mail-calls/mails.ts'
import { wardKey } from '../wards/ward-key.ts'

export type Say = (key: string) => string

/** What was typed and chosen, as it stands in the form again. */
export type Given = Wanted & { email: string }

type Around = {
  say: Say
  language: Language
  /** Undefined where the list could not be loaded. */
  wards: readonly Row<'wards'>[] | undefined
}

const isTopic = (text: unknown): text is MailTopic => mailTopics.some((topic) => topic === text)
const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')

/** What a form says. A ward that does not look like one counts as the whole town. */
export function givenIn(form: FormData, language: Language): Given {
  const ward = wardKey(textOf(form.get('ward')))
  const own = textOf(form.get('language'))
  return {
    email: textOf(form.get('email')),
    topics: form.getAll('topic').filter(isTopic),
    ward: /^[\p{L}\p{M}\p{N}-]{0,30}$/u.test(ward) ? ward : '',
    language: languages.find((each) => each === own) ?? language,
  }
}

const nameOf: Readonly<Record<Language, string>> = { en: 'english', mr: 'marathi' }

/** Fields with their labels, what is chosen, and what is wrong with them. */
export function presentForm(
  { say, language, wards }: Around,
  given: Given,
  problem: MailProblem | undefined,
) {
  const { digits, text } = formatIn(language)
  const numbered = (wards ?? []).map(({ number, name }) => ({
    value: wardKey(number),
    label: `${digits(wardNumber(number))}, ${text(name)}`,
  }))
  const isKnown = given.ward === '' || numbered.some(({ value }) => value === given.ward)
  const other = isKnown ? [] : [{ value: given.ward, label: digits(given.ward.toUpperCase()) }]
  return {
    email: {
      label: say('email'),
      value: given.email,
      error: problem === 'emailInvalid' ? say(problem) : undefined,
    },
    topics: {
      legend: say('topics'),
      error: problem === 'topicsRequired' ? say(problem) : undefined,
      options: mailTopics.map((value) => ({
        value,
        label: say(`topic-${value}`),
        isChosen: given.topics.includes(value),
      })),
    },
    ward: {
      label: say('ward'),
      hint: wards ? undefined : say('wardsMissing'),
      value: given.ward,
      options: [{ value: '', label: say('wholeTown') }, ...numbered, ...other],
    },
    language: {
      label: say('language'),
      value: given.language,
      options: languages.map((value) => ({ value, label: say(nameOf[value]) })),
    },
    problem: problem && {
      title: say('notTaken'),
      text: say(problem),
      field: problem === 'emailInvalid' ? 'email' : problem === 'topicsRequired' ? 'topics' : undefined,
    },
  }
}

export type FormView = ReturnType<typeof presentForm>
