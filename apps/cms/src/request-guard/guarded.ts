import { createRateLimit } from '@nagardwar/http/rate-limit'
import config from '@payload-config'
import { getPayload } from 'payload'
import { clientKeyOf } from '../api/client-address.ts'
import { configuration } from '../configuration.ts'
import { limitLogins } from './limit-logins.ts'
import { guardRequests, type Handler } from './request-guard.ts'
import { withOuterCookies } from './session-cookie.ts'

const loginsPerMinute = 20

async function isStaff({ headers }: Request): Promise<boolean> {
  const { user } = await (await getPayload({ config })).auth({ headers })
  return user !== null
}

const login = limitLogins({
  limit: createRateLimit(loginsPerMinute),
  clientOf: (request) => clientKeyOf(request, configuration.trustedHops),
})

/** The answer with the name under which browsers keep the session. */
const named = (response: Response): Response =>
  configuration.isServedSecurely
    ? new Response(response.body, {
        status: response.status,
        headers: withOuterCookies(new Headers(response.headers)),
      })
    : response

/** A handler of Payload's REST behind the desk's request guard. */
export const guarded = (handler: Handler): Handler =>
  guardRequests(async (request, args) => named(await handler(request, args)), {
    origins: configuration.origins,
    isStaff,
    login,
  })
