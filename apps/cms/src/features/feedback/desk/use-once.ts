'use client'

import { useMemo } from 'react'

/** A key for a text: the same text sent again has the same one, so it is stored once. `randomUUID` needs https. */
export const useOnce = (text: string): string =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text gets another key
  useMemo(
    () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
    [text],
  )
