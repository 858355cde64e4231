import { countFailure } from './failures.ts'

/** What the router in the browser tells; it has no type for what stands in the window. */
type RouterWindow = {
  __reactRouterContext?: { state?: { actionData?: object | null; errors?: object | null } }
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } }
  }
}

const inWindow = (): RouterWindow => window as unknown as RouterWindow

let isLeaving = false

/**
 * Something failed in the browser: the server's page takes its place. After a second failure in one visit that page
 * stays without script, so nothing is loaded again and again.
 */
export function loadFromServer(error: unknown, address: string = location.href): void {
  if (isLeaving) return
  isLeaving = true
  countFailure()
  console.info('Loading the page from the server', error)
  // The answer to a form can't be asked for again; it stays as the server wrote it.
  if (address === location.href && isAnswerToForm()) return
  if (withoutHash(address) === withoutHash(location.href)) location.reload()
  else location.assign(address)
}

/** A navigation that ends without a page: its module is lost (vite.config.ts), or a route's own code threw. */
export function watchNavigations(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => finishNavigation(reason))
  window.addEventListener('lost-module', (event) => finishNavigation((event as CustomEvent<unknown>).detail))
}

function finishNavigation(error: unknown): void {
  const to = inWindow().__reactRouterDataRouter?.state.navigation.location
  if (to) loadFromServer(error, location.origin + to.pathname + to.search + to.hash)
}

/** Whether the document itself says that something failed: then the browser's page says the same. */
export const serverFailed = (): boolean => Boolean(inWindow().__reactRouterContext?.state?.errors)

const isAnswerToForm = (): boolean => Boolean(inWindow().__reactRouterContext?.state?.actionData)
const withoutHash = (address: string): string => address.split('#', 1)[0] ?? ''
