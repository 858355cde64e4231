import config from '@payload-config'
import { getPayload } from 'payload'
import { clientAddress, clientKey } from '../api/client-address.ts'
import { createRateLimit } from '../api/rate-limit.ts'
import { configuration } from '../configuration.ts'
import { doorBefore, type Handler } from './door.ts'
import { limitLogins } from './limit-logins.ts'

const loginsPerMinute = 20

async function isStaff({ headers }: Request): Promise<boolean> {
  const { user } = await (await getPayload({ config })).auth({ headers })
  return user !== null
}

const login = limitLogins({
  limit: createRateLimit(loginsPerMinute),
  clientOf: (request) => clientKey(clientAddress(request, configuration.trustedHops)),
})

/** A handler of Payload's REST behind the desk's door. */
export const guarded = (handler: Handler): Handler =>
  doorBefore(handler, { origins: configuration.origins, isStaff, login })
