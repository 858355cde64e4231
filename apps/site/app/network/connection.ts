import { useSyncExternalStore } from 'react'

/**
 * The date of the current page if the service worker served a stored copy: an ISO time on `<html>`, until another
 * page is shown.
 */
function copyOf(): string | undefined {
  return document.documentElement.dataset.copyOf || undefined
}

const changed = new EventTarget()

/** Another page has been loaded from the network since: the document is not a copy any more. */
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

/** Links then load whole documents, because the service worker stores those: parts of pages may be unavailable. */
export const useIsAway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || copyOf() !== undefined,
    () => false,
  )
