import { recall, remember } from '../device-memory/device-memory.ts'

export type Consent = 'accepted' | 'declined'

/** Where the visitor's answer about cookies is kept (spec.md, section 3). */
export const consentKey = 'cookieConsent'

/** The answer; nothing while there is none, or none that makes sense. */
export function storedConsent(): Consent | undefined {
  const answer = recall(consentKey)
  return answer === 'accepted' || answer === 'declined' ? answer : undefined
}

export const storeConsent = (answer: Consent): void => remember(consentKey, answer)
