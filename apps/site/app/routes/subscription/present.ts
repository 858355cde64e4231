import type { Language, Row } from '@nagardwar/contract/browser'
import { type Given, presentForm, type Say } from '../../mail/present-form.ts'
import type { MailProblem, OpenedMail } from '../../mail-calls/mails.ts'

/** What the form of the page has done: nothing where `problem` says why. */
export type Done = { step: 'confirm' | 'change' | 'end'; given: Given; problem: MailProblem | undefined }

type Around = { say: Say; language: Language; wards: readonly Row<'wards'>[] | undefined; action: string }

/** Everything that the page behind the link of a mail says. */
export function presentSubscription(opened: OpenedMail, around: Around, done: Done | undefined) {
  const { say, action } = around
  const isDone = done !== undefined && done.problem === undefined
  const plain = (key: string, isOver = true) => ({
    title: say(key),
    intro: say(`${key}Why`),
    action,
    again: isOver ? say('again') : undefined,
  })
  if (isDone && done.step === 'end') return plain('ended')
  if (opened.kind !== 'found') return plain(opened.kind, opened.kind === 'missing')
  const { state, ...chosen } = opened.subscription
  if (state === 'stopped') return plain('stopped')
  const given = done?.problem && done.step === 'change' ? done.given : { ...chosen, email: '' }
  const form = presentForm(around, given, done?.problem)
  const rest = {
    action,
    again: undefined,
    problem: form.problem,
    end: { title: say('endTitle'), why: say('endWhy'), send: say('end') },
  }
  if (state === 'unconfirmed')
    return {
      ...rest,
      title: say('unconfirmed'),
      intro: say('unconfirmedWhy'),
      confirm: {
        send: say('confirm'),
        topics: form.topics.options.filter(({ isChosen }) => isChosen).map(({ label }) => label),
        where: form.ward.options.find(({ value }) => value === given.ward)?.label ?? '',
        ward: say('ward'),
        hasAlerts: given.topics.includes('alerts'),
      },
    }
  const said = isDone ? say(done.step === 'confirm' ? 'justConfirmed' : 'justChanged') : undefined
  return {
    ...rest,
    title: say('confirmed'),
    intro: say('private'),
    said,
    change: { ...form, title: say('changeTitle'), send: say('change') },
  }
}

export type SubscriptionView = ReturnType<typeof presentSubscription>
