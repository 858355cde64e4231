import { bareOf } from '../app/i18n/language.ts'
import { offlinePath } from '../app/offline/stores.ts'
import { isAnswer, shownList, shownPage } from './copy.ts'
import { freshOrKept } from './fresh-or-kept.ts'
import { nameOf } from './kind.ts'
import { keepList, keepPage, keptAlerts, keptList, keptPage } from './library.ts'

/** How long the network may take before a copy is shown. */
const patience = 3000

/** Keeps the worker alive for work after the answer. */
export type Later = (work: Promise<unknown>) => void

/** The page from the network, or a copy with its date, or the offline page. */
export async function pageAnswer(url: string, fresh: Promise<Response>, later: Later): Promise<Response> {
  const name = nameOf(url)
  // The response is cloned before it is read, because a body can be read only once.
  later(fresh.then((response) => keepPage(name, response.clone())))
  const found = await freshOrKept({ fresh, kept: () => keptPage(name), isUsable: isAnswer, patience })
  if (!found) return offlineAnswer(url)
  return found.isCopy ? shownPage(found.answer, await keptAlerts(found.answer)) : found.answer
}

/** A search needs the network. Without one, the offline page is shown, which leads back to the search. */
export const searchAnswer = (url: string, fresh: Promise<Response>): Promise<Response> =>
  fresh.catch(() => offlineAnswer(url))

export async function listAnswer(request: Request, later: Later): Promise<Response> {
  const { url } = request
  const fresh = fetch(request)
  later(fresh.then((response) => keepList(url, response.clone())))
  const found = await freshOrKept({ fresh, kept: () => keptList(url), isUsable: isAnswer, patience })
  if (!found) return Response.error()
  return found.isCopy ? shownList(found.answer) : found.answer
}

/** A redirect, because the script of a page expects to run at the page's own address. */
async function offlineAnswer(url: string): Promise<Response> {
  const { origin, pathname, search } = new URL(url)
  if (bareOf(pathname) === offlinePath) return Response.error()
  for (const path of offlineAddresses(pathname))
    if (await keptPage(origin + path))
      return Response.redirect(`${origin}${path}?from=${encodeURIComponent(pathname + search)}`, 302)
  return Response.error()
}

/** The offline page in the language of the requested page, else in any language. */
export function offlineAddresses(pathname: string): string[] {
  const own = /^\/(?:en|mr)(?=\/|$)/.exec(pathname)?.[0] ?? ''
  return [...new Set([own, '', '/mr', '/en'])].map((prefix) => prefix + offlinePath)
}
