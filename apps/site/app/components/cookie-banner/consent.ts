import { recall, remember } from '../device-memory/device-memory.ts'

export type Consent = 'accepted' | 'declined'

/** Where the visitor's answer about cookies is kept (spec.md, section 3). */
export const consentKey = 'cookieConsent'

// Of the browser alone: where the device keeps nothing, the answer holds as long as the page.
let given: Consent | undefined

/** The answer; nothing while there is none, or none that makes sense. */
export function storedConsent(): Consent | undefined {
  const answer = recall(consentKey) ?? given
  return answer === 'accepted' || answer === 'declined' ? answer : undefined
}

export function storeConsent(answer: Consent): void {
  given = answer
  remember(consentKey, answer)
}
