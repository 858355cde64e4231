import { keptAtHeader, titleHeader } from '../app/offline/stores.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const asset = /\/assets\/[\w.~-]+\.[a-z0-9]+/gi

/** The files that a page or a style sheet names: its scripts, styles, fonts and texts. */
export const assetsIn = (text: string): string[] => [...new Set(text.match(asset))]

/** What a page calls itself, without the council's name. */
export const titleOf = (html: string): string =>
  (/<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? '').replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (entity) => entities[entity] ?? entity,
  )

/** Whether an answer may be kept: whole, not a redirect's, and not one that the server itself would not keep. */
export function isKeepable({ status, redirected, headers }: Response, type: string): boolean {
  return (
    status === 200 &&
    !redirected &&
    !(headers.get('cache-control') ?? '').includes('no-store') &&
    (headers.get('content-type') ?? '').startsWith(type)
  )
}

/** The server or a proxy before it is in trouble; for a reader that is as good as no network. */
export const isAnswer = ({ status }: Response): boolean => status < 500

/** A copy for keeping, with the time and the title; what the network did to the bytes no longer holds. */
export function asCopy(body: string, { headers }: Response, keptAt: string, title = ''): Response {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  kept.set(keptAtHeader, keptAt)
  if (title) kept.set(titleHeader, encodeURIComponent(title))
  return new Response(body, { headers: kept })
}

/** The copy of a page as it is shown: `<html>` says of when it is, and the page's own script says it to the reader. */
export async function shownPage(copy: Response): Promise<Response> {
  const time = copy.headers.get(keptAtHeader) ?? ''
  const html = await copy.text()
  return new Response(html.replace(/<html\b/, `<html data-copy-of="${time}"`), { headers: copy.headers })
}

/** The copy of a list as it is answered: marked as an old one, with the older time where the server had a copy itself. */
export function shownList(copy: Response): Response {
  const headers = new Headers(copy.headers)
  headers.set('x-as-of', headers.get('x-as-of') ?? headers.get(keptAtHeader) ?? '')
  return new Response(copy.body, { headers })
}
