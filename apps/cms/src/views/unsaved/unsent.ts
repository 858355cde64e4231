'use client'

import { useEffect, useId, useSyncExternalStore } from 'react'

/** The texts of this page that were typed and not sent: an answer, a note. They are no fields of the record's form. */
const texts = new Set<string>()
const watchers = new Set<() => void>()

function put(text: string, isUnsent: boolean): void {
  if (isUnsent) texts.add(text)
  else texts.delete(text)
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Whether the page has such a text. */
export const useHasUnsent = (): boolean =>
  useSyncExternalStore(
    watch,
    () => texts.size > 0,
    () => false,
  )

const isLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a[href]') !== null

/**
 * The browser asks before a page with an unsent text is left. It does so where it leaves the page itself, so links do
 * not reach the router meanwhile. To mark the record's form as a changed one would be wrong: Payload (3.90) takes it for
 * out of date once the answer is stored.
 */
export function useUnsent(isUnsent: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsent) return
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault()
      // Chrome and Edge before 119 ask for this alone.
      event.returnValue = true
    }
    const toBrowser = (event: Event): void => {
      if (isLink(event)) event.stopPropagation()
    }
    put(id, true)
    window.addEventListener('beforeunload', ask)
    document.addEventListener('click', toBrowser, true)
    return () => {
      put(id, false)
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('click', toBrowser, true)
    }
  }, [id, isUnsent])
}
