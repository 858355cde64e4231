import type { PayloadRequest } from 'payload'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { say } from '../../platform/words/words.ts'
import { entryOf, type Progress } from './progress.ts'
import { questions } from './questions.ts'
import { words } from './words.ts'

type Props = { progress: Progress | undefined; current?: string; req: PayloadRequest }

export const digits = (number: number, req: Pick<PayloadRequest, 'i18n'>): string =>
  say({ en: String(number), mr: toMarathiDigits(number) }, req)

/** All questions, with what has become of each: nobody has to remember what was put off. */
export function QuestionList({ progress, current, req }: Props) {
  const { admin } = req.payload.config.routes
  return (
    <ol className="setup-list">
      {questions.map(({ id, title }) => {
        const { state } = entryOf(progress, id)
        return (
          <li key={id} data-state={state}>
            <a href={`${admin}/setup/${id}`} {...(id === current ? { 'aria-current': 'step' } : {})}>
              {say(title, req)}
            </a>{' '}
            <span>{say(words[state], req)}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The first question that is neither answered nor put off; else the first that was put off. */
export const nextOpen = (progress: Progress | undefined) =>
  questions.find(({ id }) => entryOf(progress, id).state === 'open') ??
  questions.find(({ id }) => entryOf(progress, id).state === 'later')

export const answeredOf = (progress: Progress | undefined): number =>
  questions.filter(({ id }) => entryOf(progress, id).state === 'answered').length
