import { recall, remember } from '../device-memory/device-memory.ts'

export type Consent = 'accepted' | 'declined'

/** Where the visitor's answer about cookies is stored (spec.md, section 3). */
export const consentKey = 'cookieConsent'

/** The answer; undefined if it is missing or invalid. */
export function storedConsent(): Consent | undefined {
  const answer = recall(consentKey) ?? document.documentElement.dataset.consent
  return answer === 'accepted' || answer === 'declined' ? answer : undefined
}

/** `<html>` has it too: if the device stores nothing, the answer lasts as long as the page. */
export function storeConsent(answer: Consent): void {
  document.documentElement.dataset.consent = answer
  remember(consentKey, answer)
}
