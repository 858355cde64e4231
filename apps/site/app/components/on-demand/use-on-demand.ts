import { type ComponentType, useState } from 'react'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * A part that most visitors never open, fetched when it is first needed. If it fails to load (no network, a new
 * version of the site), nothing opens and the rest of the page stays. The next click tries again.
 */
export function useOnDemand<P>(load: Load<P>): {
  Part: ComponentType<P> | undefined
  want: (then: () => void) => void
} {
  const [part, setPart] = useState<{ Part: ComponentType<P> }>()
  const want = (then: () => void) => {
    if (part) return then()
    load().then(
      (module) => {
        setPart({ Part: module.default })
        then()
      },
      (error: unknown) => console.error('A part of the page could not be fetched', error),
    )
  }
  return { Part: part?.Part, want }
}
