'use client'

/*
 * Payload 3.90: writes the cookie of the theme in the browser, without flags, where no server can close it.
 * Upstream: none found.
 * Here: `document.cookie` of the page adds what the prefix of its name demands.
 * Canary: cookies: the cookie of the theme is written without flags.
 */

import type { ReactNode } from 'react'
import { secureCookies } from './secure-cookies.ts'

if (typeof document !== 'undefined') secureCookies(document, window.location.protocol === 'https:')

/** Before Payload's own parts write a cookie. */
export function SecuredCookies({ children }: { children: ReactNode }) {
  return children
}
