import { type ReactNode, Suspense, use, useState, useSyncExternalStore } from 'react'
import { isTranslated } from '../../i18n/is-translated.ts'

type Attempts = { count: number }

/**
 * A part that stays as the server wrote it until the reader points at it, touches, focuses or presses it: its links work,
 * and it needs no script before. React takes it over then, before the press reaches it; and at once if something in it
 * must change. A part that nobody uses is never taken over.
 */
export function HydrateOnUse({ children }: { children: ReactNode }) {
  const [attempts] = useState<Attempts>({ count: 0 })
  return (
    <Suspense>
      <Gate attempts={attempts}>{children}</Gate>
    </Suspense>
  )
}

/**
 * React tries to take a part over when it is idle. It tries again for an event on the part (facebook/react#22448), and when
 * something in it changes. It would replace what a translator has written, so such a part stays.
 */
function Gate({ attempts, children }: { attempts: Attempts; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (!import.meta.env.SSR && isHydrating && (attempts.count++ === 0 || isTranslated())) use(forever)
  return children
}

const never = () => () => undefined
const forever = new Promise<never>(() => {})
