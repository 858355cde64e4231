import { countFailure } from './failures.ts'
import { pressedLink } from './pressed-link.ts'

/** The state that React Router keeps in the window and does not type. */
type RouterWindow = {
  __reactRouterContext?: { state?: { actionData?: object | null; errors?: object | null } }
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } }
  }
}

const inWindow = (): RouterWindow => window as unknown as RouterWindow

let isLeaving = false

/**
 * Something failed in the browser: loads the page from the server. After a second failure in one visit that page runs
 * no script, so there is no loop.
 */
export function loadFromServer(error: unknown, address: string = location.href): void {
  if (isLeaving) return
  isLeaving = true
  countFailure()
  console.info('Loading the page from the server', error)
  // The answer to a form cannot be requested again; it stays as the server wrote it.
  if (address === location.href && isAnswerToForm()) return
  if (withoutHash(address) !== withoutHash(location.href)) location.assign(address)
  else void pressedLink().then((link) => (link ? location.assign(link) : location.reload()))
}

export const isNavigating = (): boolean =>
  inWindow().__reactRouterDataRouter?.state.navigation.location !== undefined

/** A navigation that ended without a page: its module is missing (vite.config.ts), or its route's code threw. */
export function watchNavigations(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => finishNavigation(reason))
  window.addEventListener('lost-module', (event) => finishNavigation((event as CustomEvent<unknown>).detail))
}

function finishNavigation(error: unknown): void {
  const to = inWindow().__reactRouterDataRouter?.state.navigation.location
  if (to) loadFromServer(error, location.origin + to.pathname + to.search + to.hash)
}

/** Whether the server's document already shows an error: then the browser shows the same. */
export const serverFailed = (): boolean => Boolean(inWindow().__reactRouterContext?.state?.errors)

const isAnswerToForm = (): boolean => Boolean(inWindow().__reactRouterContext?.state?.actionData)
const withoutHash = (address: string): string => address.split('#', 1)[0] ?? ''
