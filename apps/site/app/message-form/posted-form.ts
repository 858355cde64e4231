import { knownNotice } from '@nagardwar/contract/browser'
import { inOneWord, type Receipt } from '../api/receipt.ts'
import { isTrapped, madeField, noticeField, quickestHand, saidOfForm, textIn } from './own-fields.ts'

/** What a form became that was posted without JavaScript: the receipt in one word, or the form once more. */
export type Taken<GivenBack> = { sent: string } | { givenBack: GivenBack }

/** The form given back, with its problem and everything that was written. */
export type FormGivenBack<Problem, Written> = { problem: Problem; written: Written; made: string }

/** What a posted form says beside what was written. */
export type PostedForm = {
  /** When its page was made; it goes back with the form. */
  made: string
  isTrapped: boolean
  /** Why it is not taken, whatever was written in it. */
  problem: { state: 'trapped' } | { state: 'tooQuick' } | undefined
  /** For how long it was open, in milliseconds. */
  age: number
  /** What goes to the desk beside the texts. */
  said: ReturnType<typeof saidOf>
  /** The idempotency key of the form with these texts. */
  key(texts: readonly string[]): Promise<string>
}

export function postedForm(form: FormData, now: Date): PostedForm {
  const time = timeIn(form, now)
  const made = time ?? now.toISOString()
  const age = now.getTime() - Date.parse(made)
  return {
    made,
    isTrapped: isTrapped(form),
    problem: isTrapped(form)
      ? { state: 'trapped' }
      : time === undefined || age < quickestHand
        ? { state: 'tooQuick' }
        : undefined,
    age,
    said: saidOf(form, age),
    key: (texts) => keyFor(texts, made),
  }
}

/** The receipt of what was sent, or the form with the reason why it was not. */
export const takenOr = <Problem, GivenBack>(
  answer: ({ state: 'sent' } & Receipt) | Problem,
  givenBack: (problem: Problem) => Taken<GivenBack>,
): Taken<GivenBack> => (isSent(answer) ? { sent: inOneWord(answer) } : givenBack(answer))

const isSent = (answer: unknown): answer is { state: 'sent' } & Receipt =>
  (answer as { state: string }).state === 'sent'

const saidOf = (form: FormData, age: number) => ({
  ...saidOfForm(age),
  notice: knownNotice(textIn(form, noticeField)),
})

/** Every page of ours has the time. A request without it, or with a future one, does not come from a page. */
function timeIn(form: FormData, now: Date): string | undefined {
  const text = textIn(form, madeField)
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)
  return isTime && Date.parse(text) <= now.getTime() ? text : undefined
}

/**
 * The idempotency key of a form that was posted without JavaScript. Pages are the same bytes for everybody, so they
 * cannot contain an individual key. It is made from the texts and the time of the page: a double click, going back or a
 * retry has the same key; another text or a page of another day has another one. The server makes it the key of the
 * client, for two people may write the same.
 */
async function keyFor(texts: readonly string[], made: string): Promise<string> {
  const text = JSON.stringify([made, ...texts])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `form-${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
