import { type ReactNode, Suspense, use, useState, useSyncExternalStore } from 'react'
import { firstInput, hasInput } from './first-input.ts'

type Attempts = { count: number }

/**
 * A part that stays as the server wrote it until the reader's first input: its links work, and it needs no script before.
 * React takes it over then, before the input reaches it; and at once if something in it must change.
 */
export function HydrateOnInput({ children }: { children: ReactNode }) {
  const [attempts] = useState<Attempts>({ count: 0 })
  return (
    <Suspense>
      <Gate attempts={attempts}>{children}</Gate>
    </Suspense>
  )
}

/** React tries to take a part over when it is idle; a second time only when something in it changes. */
function Gate({ attempts, children }: { attempts: Attempts; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (!import.meta.env.SSR && isHydrating && !hasInput() && attempts.count++ === 0) use(firstInput)
  return children
}

const never = () => () => undefined
