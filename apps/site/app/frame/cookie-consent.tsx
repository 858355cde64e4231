import { useEffect, useState } from 'react'
import { CookieBanner } from '../components/cookie-banner/cookie-banner.tsx'

/** The stored answer, `accepted` or `declined` (spec.md, section 3). */
const key = 'cookieConsent'

/** Asks once. Where nothing can be stored the question comes again with the next page. */
export function CookieConsent() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => setAsked(stored() === null), [])
  const answer = (value: 'accepted' | 'declined') => () => {
    setAsked(false)
    store(value)
  }
  return isAsked ? <CookieBanner onAccept={answer('accepted')} onDecline={answer('declined')} /> : null
}

// A browser that refuses storage throws on the first touch; then there is no answer and none can be kept.
function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    console.warn('The answer about cookies cannot be read', error)
    return null
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn('The answer about cookies cannot be kept', error)
  }
}
