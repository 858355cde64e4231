import type { PayloadRequest } from 'payload'
import { say } from '../../platform/words/words.ts'
import { roleOf } from '../access/role.ts'
import { canMend } from './menders.ts'
import type { Place } from './requirement.ts'
import { menderWords, mendWords } from './words.ts'

type Props = { place: Place; name: string; req: PayloadRequest }

/** Leads to where something is mended; whoever cannot mend it there also reads who does. */
export function MendLink({ place: { desk, mender }, name, req }: Props) {
  if (!desk) return null
  const who = mender === 'clerk' || canMend(roleOf({ req }), mender) ? undefined : menderWords[mender]
  return (
    <>
      <a href={`${req.payload.config.routes.admin}${desk}`} aria-label={`${say(mendWords, req)}: ${name}`}>
        {say(mendWords, req)}
      </a>
      {who ? <span> · {say(who, req)}</span> : null}
    </>
  )
}
