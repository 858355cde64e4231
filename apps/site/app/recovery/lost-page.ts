import { isLeavingForServer, loadFromServer } from './load-from-server.ts'
import { navigationTarget } from './navigation.ts'

const targetHere = (): string | undefined => {
  const target = navigationTarget()
  return target && location.origin + target
}

/** A navigation that ended without a page: its module is lost, or its route's code threw. */
export function watchNavigations(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const target = targetHere()
    if (target) loadFromServer(reason, target)
  })
  // Other browsers load the page in view again, whose head leads on (navigation.ts).
  ;(window as { navigation?: Navigation }).navigation?.addEventListener('navigate', insteadOfReload)
}

/** When a module is lost, React Router loads the page in view again. */
function insteadOfReload(event: NavigateEvent): void {
  const isOfScript = event.navigationType === 'reload' && !event.userInitiated && event.cancelable
  if (!isOfScript || isLeavingForServer()) return
  event.preventDefault()
  loadFromServer('The module of a page is lost', targetHere())
}
