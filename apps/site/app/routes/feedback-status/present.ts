import { additionLimit, type FeedbackStatus, type Language, type Row } from '@nagardwar/contract/browser'
import { indiaDay } from '../../clock/india-day.ts'
import type { Opened, Problem } from '../../feedback-status/private-messages.ts'
import { formatIn } from '../../i18n/format.ts'
import { textLanguage } from '../../i18n/text-language.ts'

/** Why a text was not added. It stands in the form again. */
export type NotAdded = { problem: Problem; text: string }

/** A text, with its language where it is not the page's. */
export type Said = { text: string; lang: Language | undefined }
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string
type Answer = Said & { heading: string }
export type Step = { label: string; date: string; at: string }
/** The texts of the page, what the council promises, and the time in milliseconds. */
type Around = { say: Say; settings: Partial<Row<'settings'>>; language: Language; now: number }

/** Everything that the page says, in one language. */
export function presentStatus(opened: Opened, around: Around, notAdded: NotAdded | undefined) {
  const { say, language } = around
  if (opened.kind !== 'found')
    return {
      title: say(opened.kind),
      intro: say(`${opened.kind}Why`),
      given: notAdded && said(notAdded.text, language),
      found: undefined,
    }
  return {
    title: say('title'),
    intro: say('private'),
    found: presentFound(opened.status, around, notAdded),
  }
}

export type StatusView = ReturnType<typeof presentStatus>

function presentFound(
  status: FeedbackStatus,
  { say, settings, language, now }: Around,
  notAdded: NotAdded | undefined,
) {
  const format = formatIn(language)
  const counted = (number: string | undefined, key: string): string | undefined => {
    const count = Number(number)
    return count > 0 ? say(key, { count, number: format.number(count) }) : undefined
  }
  const expected = (): string | undefined => {
    const { answerBy } = status
    if (answerBy === undefined) return counted(settings.answerDays, 'expected')
    if (!answerBy) return undefined
    const isLate = indiaDay(Date.parse(answerBy)) < indiaDay(now)
    return say(isLate ? 'answerLate' : 'answerBy', { date: format.dateInWords(answerBy) ?? '' })
  }
  const limit = format.number(additionLimit)
  const isOpen = status.state === 'received' || status.state === 'with-department'
  const facts: { label: string; value: Said }[] = [
    { label: say('reference'), value: { text: status.reference, lang: undefined } },
    { label: say('subject'), value: said(subjectOf(status, language), language) },
    ...departmentIn(status, language).map((value) => ({ label: say('department'), value })),
  ]
  return {
    facts,
    stateLabel: say('state'),
    state: say(status.state),
    expected: isOpen ? expected() : undefined,
    stepsLabel: say('steps'),
    steps: stepsOf(status, say, (at) => format.date(at) ?? ''),
    answers: status.answers.map(
      ({ text, language: own, at }): Answer => ({
        heading: say('answer', { date: format.dateInWords(at) ?? '' }),
        text,
        lang: own === language ? undefined : own,
      }),
    ),
    added: status.addition
      ? {
          heading: say('added', { date: format.dateInWords(status.addition.at) ?? '' }),
          ...said(status.addition.text, language),
        }
      : undefined,
    form:
      status.mayAdd || notAdded
        ? {
            title: say('addTitle'),
            label: say('addLabel'),
            hint: say('addHint', { limit }),
            send: say('add'),
            text: notAdded?.text ?? '',
            problem: notAdded && { title: say('notAdded'), text: say(notAdded.problem, { limit }) },
            newMessage: notAdded?.problem === 'tooLate' ? say('newMessage') : undefined,
          }
        : undefined,
    // The months are those of most kinds: an answer to a notice has a term of its own.
    erased: status.erasedOn
      ? say('erasedOn', { date: format.dateInWords(status.erasedOn) ?? '' })
      : counted(settings.feedbackMonths, 'erased'),
  }
}

export type FoundView = ReturnType<typeof presentFound>

const said = (text: string, language: Language): Said => ({ text, lang: textLanguage(text, language) })

/** The kind of a report is a word of the council, so it stands in the language of the page. */
function subjectOf({ subject, reportKind }: FeedbackStatus, language: Language): string {
  const own = reportKind?.[language]
  const written =
    reportKind && [reportKind.mr, reportKind.en].find((name) => name && subject.startsWith(name))
  return own && written ? own + subject.slice(written.length) : subject
}

function departmentIn({ department }: FeedbackStatus, language: Language): Said[] {
  const name = department?.[language] || department?.en || department?.mr
  return name ? [said(name, language)] : []
}

function stepsOf(
  { receivedAt, takenUpAt, answers, answeredAt, addition, closedAt }: FeedbackStatus,
  say: Say,
  dateOf: (at: string) => string,
): Step[] {
  // An answer by telephone has a time and no text.
  const answered = answers.length > 0 ? answers.map(({ at }) => at) : [answeredAt]
  const known: (readonly [string, string | null | undefined])[] = [
    ['receivedOn', receivedAt],
    ['takenUpOn', takenUpAt],
    ...answered.map((at) => ['answeredOn', at] as const),
    ['addedOn', addition?.at],
    ['closedOn', closedAt],
  ]
  return known
    .flatMap(([key, at]) => (at ? [{ label: say(key), date: dateOf(at), at }] : []))
    .sort((one, other) => one.at.localeCompare(other.at))
}
