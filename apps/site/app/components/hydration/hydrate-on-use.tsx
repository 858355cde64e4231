import { type ReactNode, Suspense, use, useState, useSyncExternalStore } from 'react'
import { isTranslated } from '../../i18n/is-translated.ts'
import { isInUse } from './last-use.ts'

type Waiting = { content?: ReactNode }

/**
 * A part that stays as the server wrote it until the reader points at it, touches, focuses or presses it: its links work,
 * and it needs no script before. React takes it over then, before the press reaches it; and at once if something in it
 * must change. A part that nobody uses is never taken over.
 */
export function HydrateOnUse({ children }: { children: ReactNode }) {
  const [waiting] = useState<Waiting>({})
  return (
    <Suspense>
      <Gate waiting={waiting}>{children}</Gate>
    </Suspense>
  )
}

/**
 * React tries to take a part over when it is idle, for an event on the part (facebook/react#22448), when something in it
 * changes, and once more after every other change on the page, which is no reason. It would replace what a translator has
 * written, so such a part stays.
 */
function Gate({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (!import.meta.env.SSR && isHydrating) {
    waiting.content ??= children
    const hasChanged = waiting.content !== children
    if (isTranslated() || !(hasChanged || isInUse())) use(forever)
  }
  return children
}

const never = () => () => undefined
const forever = new Promise<never>(() => {})
