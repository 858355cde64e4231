import type { ComponentType } from 'react'

type Loaded<P> = { default: ComponentType<P> }

/** Loads a part that the page can do without: where it cannot be fetched, nothing stands in its place. */
export const orNothing = <P>(load: () => Promise<Loaded<P>>): Promise<Loaded<P>> =>
  load().catch((error: unknown): Loaded<P> => {
    console.warn('A part of the page could not be fetched', error)
    return { default: () => null }
  })
