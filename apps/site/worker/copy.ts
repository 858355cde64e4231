import { closedHeader, keptAtHeader, titleHeader } from '../app/offline/stores.ts'
import { withAlertsAt } from './alerts.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const asset = /\/assets\/[\w.~-]+\.[a-z0-9]+/gi

/** The files that a page or a style sheet refers to: scripts, styles, fonts and texts. */
export const assetsIn = (text: string): string[] => [...new Set(text.match(asset))]

const later =
  /\b(?:without-network|send-written|waiting-feedback-list|data-notice|send-in-browser|report-done|photographs|feedback|contact|report)-[\w-]{8}\.js/g

/** What the scripts of a form load after its page, and need without a network: what sends, what keeps and what shows it. */
export const laterIn = (script: string): string[] =>
  [...new Set(script.match(later))].map((file) => `/assets/${file}`)

/** The title of a page, without the council's name. */
export const titleOf = (html: string): string =>
  (/<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? '').replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (entity) => entities[entity] ?? entity,
  )

/** Whether an answer may be stored: complete, not a redirect, and not marked `no-store` by the server. */
export function isKeepable({ status, redirected, headers }: Response, type: string): boolean {
  return (
    status === 200 &&
    !redirected &&
    !(headers.get('cache-control') ?? '').includes('no-store') &&
    (headers.get('content-type') ?? '').startsWith(type)
  )
}

/** The council has closed the website: what this device keeps of it is not shown any more. */
export const isClosed = ({ headers }: Response): boolean => headers.get(closedHeader) === 'closed'

/** The server, or a proxy before it, has failed; for a reader that equals no network. */
export const isAnswer = (response: Response): boolean => response.status < 500 || isClosed(response)

/** A copy for storing, with its time and title, and without headers about its transfer. */
export function asCopy(body: string, { headers }: Response, keptAt: string, title = ''): Response {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  kept.set(keptAtHeader, keptAt)
  if (title) kept.set(titleHeader, encodeURIComponent(title))
  return new Response(body, { headers: kept })
}

/**
 * The copy of a page as it is shown: `<html>` has its date, and the page's own script shows it. Its alerts are those of
 * this time, as far as the device knows.
 */
export async function shownPage(copy: Response, lastAlerts?: Response, now = Date.now()): Promise<Response> {
  const time = copy.headers.get(keptAtHeader) ?? ''
  const isLater = (lastAlerts?.headers.get(keptAtHeader) ?? '') > time
  const html = withAlertsAt(await copy.text(), now, isLater ? await lastAlerts?.text() : undefined)
  return new Response(html.replace(/<html\b/, `<html data-copy-of="${time}"`), { headers: copy.headers })
}

/**
 * The copy of a list as it is answered: marked as old, with the older date if the server's answer was itself a copy.
 */
export function shownList(copy: Response): Response {
  const headers = new Headers(copy.headers)
  headers.set('x-as-of', headers.get('x-as-of') ?? headers.get(keptAtHeader) ?? '')
  return new Response(copy.body, { headers })
}
