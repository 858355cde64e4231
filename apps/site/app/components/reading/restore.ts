import { consentKey } from '../cookie-banner/consent.ts'
import { chosenWardKey } from './chosen-ward-key.ts'
import { textSizeKey } from './text-size.ts'
import { themeKey } from './theme-choice.ts'

/**
 * Whether modules will take over the page: not in browsers below the supported ones, which all know style layers
 * (package.json, `browserslist`), and not after two failures in this visit (recovery/failures.ts).
 */
const start =
  "if(window.CSSLayerBlockRule&&!/(^|&)script-failures=([2-9]|\\d\\d)/.test(window.name))d.script='starting';"

/** If session storage is denied, React Router's inline script would throw in its own catch block. */
const denied =
  "try{sessionStorage}catch(e){var f=function(){throw e};Object.defineProperty(window,'sessionStorage',{value:{getItem:f,setItem:f,removeItem:function(){}}})}"

/** Visitors who save data get no moving parts, because these fetch more than the visitor asked for. */
const still = "if(navigator.connection&&navigator.connection.saveData)d.still='';"

/** Whether this device can be told of alerts: what the browser says without being asked for anything (push/push-offer.tsx). */
const push =
  "if(window.PushManager&&window.Notification)d.push=Notification.permission;else if(navigator.standalone===false)d.push='homeScreen';"

const remembered = (): string =>
  `try{var s=localStorage.getItem('${textSizeKey}'),t=localStorage.getItem('${themeKey}'),c=localStorage.getItem('${consentKey}');if(localStorage.getItem('${chosenWardKey}'))d.ward='';if(/^(-1|[123])$/.test(s))d.text=s;if(/^(light|dark|contrast)$/.test(t))d.theme=t;if(/^(accepted|declined)$/.test(c))d.consent=c}catch(e){}`

const element = 'var d=document.documentElement.dataset;'

/**
 * An inline script for the head of every page. Before the first paint it restores the visitor's text size and theme,
 * keeps a place for the chosen ward, and hides an answered cookie question. It is plain text, so that the server can allow it by a hash. `<html>` needs
 * `suppressHydrationWarning`.
 */
export const restoreReading = (): string => element + start + still + push + denied + remembered()

/** The same for a page without any other script. */
export const restoreChoices = (): string => element + still + remembered()
