'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's script answers by now: not in what the server writes, and not before it has reached the reader. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
