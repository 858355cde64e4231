import type { PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import { type Role, roleOf } from '../access/role.ts'
import { canMend } from './menders.ts'
import type { Place } from './requirement.ts'

/** The head of the column with these links. */
export const mendWords: Words = { en: 'Where to correct it', mr: 'कोठे दुरुस्त करायचे' }

const others: Record<Exclude<Role, 'clerk'>, Words> = {
  editor: { en: 'An editor corrects it', mr: 'दुरुस्ती संपादक करतात' },
  admin: { en: 'An administrator corrects it', mr: 'दुरुस्ती प्रशासक करतात' },
}

type Props = { place: Place; name: string; req: PayloadRequest }

/** Leads to where something is mended; whoever cannot mend it there also reads who does. */
export function MendLink({ place: { desk, mender }, name, req }: Props) {
  if (!desk) return null
  const who = mender === 'clerk' || canMend(roleOf({ req }), mender) ? undefined : others[mender]
  return (
    <>
      <a href={`${req.payload.config.routes.admin}${desk}`} aria-label={`${say(mendWords, req)}: ${name}`}>
        {say(mendWords, req)}
      </a>
      {who ? <span> · {say(who, req)}</span> : null}
    </>
  )
}
