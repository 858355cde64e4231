import { useLocation } from 'react-router'
import { sendOpinion } from '../api/useful.ts'
import { Useful } from '../components/useful/useful.tsx'
import { useStart } from '../start/start.ts'

/** Asked only if the answer can be counted: a server without settings is an older one, which does not count. */
export function UsefulQuestion() {
  const { pathname } = useLocation()
  const isCounted = Boolean(useStart().settings.name)
  if (!isCounted) return null
  return (
    <Useful key={pathname} page={pathname} onAnswer={(useful) => sendOpinion({ page: pathname, useful })} />
  )
}
