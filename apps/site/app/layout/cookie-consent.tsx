import { useEffect, useState } from 'react'
import { forgetVisit } from '../api/visitor-count.ts'
import { type Consent, storeConsent, storedConsent } from '../components/cookie-banner/consent.ts'
import { CookieBanner } from '../components/cookie-banner/cookie-banner.tsx'
import { forgetLanguage } from '../i18n/remember-language.ts'

/**
 * Asks once. Declining also deletes both cookies, which may exist already. If nothing can be stored, the question
 * comes again on the next page. It is in the document, because it is the largest text in view on most pages and would
 * come late from a script. Visitors who have answered never see it (restore.ts).
 */
export function CookieConsent() {
  const [isAsked, setAsked] = useState(true)
  useEffect(() => setAsked(storedConsent() === undefined), [])
  const answer = (value: Consent) => () => {
    setAsked(false)
    storeConsent(value)
    if (value === 'accepted') return
    forgetLanguage()
    forgetVisit()
  }
  return isAsked ? <CookieBanner onAccept={answer('accepted')} onDecline={answer('declined')} /> : null
}
