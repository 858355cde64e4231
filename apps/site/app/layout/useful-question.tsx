import { useLocation } from 'react-router'
import { sendOpinion } from '../api/useful.ts'
import { HydrateOnUse } from '../components/hydration/hydrate-on-use.tsx'
import { Useful } from '../components/useful/useful.tsx'
import { useStart } from '../start/start.ts'

/** Asked only if the answer can be counted: a server without settings is an older one, which does not count. */
export function UsefulQuestion() {
  const { pathname } = useLocation()
  const isCounted = Boolean(useStart().settings.name)
  if (!isCounted) return null
  return (
    <HydrateOnUse key={pathname}>
      <Useful page={pathname} onAnswer={(useful) => sendOpinion({ page: pathname, useful })} />
    </HydrateOnUse>
  )
}
