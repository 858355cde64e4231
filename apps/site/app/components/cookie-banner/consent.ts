import { recall, remember } from '../device-memory/device-memory.ts'

export type Consent = 'accepted' | 'declined'

/** Where the visitor's answer about cookies is kept (spec.md, section 3). */
export const consentKey = 'cookieConsent'

/** The answer; nothing while there is none, or none that makes sense. */
export function storedConsent(): Consent | undefined {
  const answer = recall(consentKey) ?? document.documentElement.dataset.consent
  return answer === 'accepted' || answer === 'declined' ? answer : undefined
}

/** `<html>` knows it too: where the device keeps nothing, the answer holds as long as the page. */
export function storeConsent(answer: Consent): void {
  document.documentElement.dataset.consent = answer
  remember(consentKey, answer)
}
