import type { Language, Row } from '@nagardwar/contract/browser'
import { type Given, presentForm, type Say } from '../../mail/present-form.ts'
import type { MailProblem } from '../../mail-calls/mails.ts'

type Options = {
  say: Say
  language: Language
  wards: readonly Row<'wards'>[] | undefined
  /** Whether the council sends mails. */
  isOffered: boolean
  taken: { given: Given; problem: MailProblem | undefined } | undefined
  action: string
}

/** Everything that the page says: the form; what comes next where an address was taken; that there are no mails. */
export function presentSubscribe({ say, language, wards, isOffered, taken, action }: Options) {
  const isTaken = taken !== undefined && taken.problem === undefined
  const given = taken?.given ?? { email: '', topics: ['alerts', 'notices'], ward: '', language }
  return {
    title: say(isTaken ? 'asked' : 'title'),
    intro: say(isTaken ? 'askedWhy' : isOffered ? 'intro' : 'notOffered'),
    privacy: say('privacy'),
    form:
      isOffered && !isTaken
        ? {
            ...presentForm({ say, language, wards }, given, taken?.problem),
            title: say('formTitle'),
            steps: say('steps'),
            kept: say('kept'),
            trap: say('trap'),
            ask: say('ask'),
            action,
          }
        : undefined,
  }
}
