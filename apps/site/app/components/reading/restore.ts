import { consentKey } from '../cookie-banner/consent.ts'
import { textSizeKey } from './text-size.ts'
import { themeKey } from './theme-choice.ts'

/**
 * An inline script for the head of every page: it puts the visitor's text size and theme back before the first
 * paint, and the question about cookies away where it was answered. Plain text, so that the server can seal it with a
 * hash. `<html>` needs `suppressHydrationWarning`.
 */
export const restoreReading = `try{var d=document.documentElement.dataset,s=localStorage.getItem('${textSizeKey}'),t=localStorage.getItem('${themeKey}'),c=localStorage.getItem('${consentKey}');if(/^(-1|[123])$/.test(s))d.text=s;if(/^(light|dark|contrast)$/.test(t))d.theme=t;if(/^(accepted|declined)$/.test(c))d.consent=c}catch(e){}`
