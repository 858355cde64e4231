import { createRateLimit } from '@nagardwar/http/rate-limit'
import config from '@payload-config'
import { getPayload } from 'payload'
import { clientKeyOf } from '../api/client-address.ts'
import { configuration } from '../configuration.ts'
import { limitLogins } from './limit-logins.ts'
import { guardRequests, type Handler } from './request-guard.ts'

const loginsPerMinute = 20

async function isStaff({ headers }: Request): Promise<boolean> {
  const { user } = await (await getPayload({ config })).auth({ headers })
  return user !== null
}

const login = limitLogins({
  limit: createRateLimit(loginsPerMinute),
  clientOf: (request) => clientKeyOf(request, configuration.trustedHops),
})

/** A handler of Payload's REST behind the desk's request guard. */
export const guarded = (handler: Handler): Handler =>
  guardRequests(handler, { origins: configuration.origins, isStaff, login })
