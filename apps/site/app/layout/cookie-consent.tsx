import { useEffect, useState } from 'react'
import { forgetVisit } from '../api/visitor-count.ts'
import { type Consent, storeConsent, storedConsent } from '../components/cookie-banner/consent.ts'
import { CookieBanner } from '../components/cookie-banner/cookie-banner.tsx'
import { forgetLanguage } from '../i18n/remember-language.ts'

/**
 * Asks once. What is declined is also taken back: both cookies may be there already. Where nothing can be stored the
 * question comes again with the next page. It is in the document, because on most pages it is the largest text in
 * view and would come late from a script; whoever has answered never sees it (restore.ts).
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
