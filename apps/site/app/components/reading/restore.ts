import { consentKey } from '../cookie-banner/consent.ts'
import { textSizeKey } from './text-size.ts'
import { themeKey } from './theme-choice.ts'

/**
 * Whether modules will take the page over: not below the browsers that they are written for, which all know style layers
 * (package.json, `browserslist`), and not in a visit in which they failed twice (recovery/failures.ts).
 */
const start =
  "if(window.CSSLayerBlockRule&&!/^script-failures=([2-9]|\\d\\d)/.test(window.name))d.script='starting';"

/** Where the store of the visit is denied, React Router's line of script would throw while it catches just that. */
const denied =
  "try{sessionStorage}catch(e){var f=function(){throw e};Object.defineProperty(window,'sessionStorage',{value:{getItem:f,setItem:f,removeItem:function(){}}})}"

/** Whoever saves data gets no moving parts: each of them would fetch what nobody asked to see. */
const still = "if(navigator.connection&&navigator.connection.saveData)d.still='';"

/**
 * An inline script for the head of every page: it puts the visitor's text size and theme back before the first
 * paint, and the question about cookies away where it was answered. Plain text, so that the server can allow it by a
 * hash. `<html>` needs `suppressHydrationWarning`.
 */
export const restoreReading = `var d=document.documentElement.dataset;${start}${still}${denied}try{var s=localStorage.getItem('${textSizeKey}'),t=localStorage.getItem('${themeKey}'),c=localStorage.getItem('${consentKey}');if(/^(-1|[123])$/.test(s))d.text=s;if(/^(light|dark|contrast)$/.test(t))d.theme=t;if(/^(accepted|declined)$/.test(c))d.consent=c}catch(e){}`
