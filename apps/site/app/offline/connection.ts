import { useSyncExternalStore } from 'react'

/** Of when the page in view is, where the worker showed a copy of it: an ISO time on `<html>`, until another page is shown. */
function copyOf(): string | undefined {
  return document.documentElement.dataset.copyOf || undefined
}

const changed = new EventTarget()

/** Another page was loaded from the network since: the document is no copy any more. */
export function forgetCopy(): void {
  delete document.documentElement.dataset.copyOf
  changed.dispatchEvent(new Event('copy'))
}

function subscribe(listener: () => void): () => void {
  const sources = [
    [window, 'online'],
    [window, 'offline'],
    [changed, 'copy'],
  ] as const
  for (const [source, name] of sources) source.addEventListener(name, listener)
  return () => {
    for (const [source, name] of sources) source.removeEventListener(name, listener)
  }
}

export const useCopyTime = (): string | undefined => useSyncExternalStore(subscribe, copyOf, () => undefined)

/** Whether the device has a network at all. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Links then ask for whole documents, because the worker keeps those: their parts may be out of reach. */
export const useIsAway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || copyOf() !== undefined,
    () => false,
  )
