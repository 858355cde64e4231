import { countFailure } from './failures.ts'
import { pressedLink } from './pressed-link.ts'

let isLeaving = false

/** Whether the page is being left for the server's version. */
export const isLeavingForServer = (): boolean => isLeaving

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

/** The server says so on `<html>` (layout/html-document.tsx). */
const isAnswerToForm = (): boolean => document.documentElement.dataset.answer !== undefined
const withoutHash = (address: string): string => address.split('#', 1)[0] ?? ''
