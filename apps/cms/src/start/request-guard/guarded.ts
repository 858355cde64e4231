import { createRateLimit } from '@nagardwar/http/rate-limit'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { accountOf } from '../../platform/account.ts'
import { addresses } from '../../platform/addresses.ts'
import { trustedHops } from '../../platform/client.ts'
import { clientKeyOf } from '../../platform/client-address.ts'
import { knownAccounts } from '../../platform/database/known-accounts.ts'
import { log } from '../../platform/log.ts'
import { canSendMail } from '../../platform/mail/mail-server.ts'
import { noteSecurity, securityOf, targetOf } from '../../platform/security-log/note-security.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { limitLogins } from './limit-logins.ts'
import { lockedForStrangers } from './locked-for-strangers.ts'
import { type GuardOptions, guardRequests, type Handler } from './request-guard.ts'

const loginsPerMinute = 20

/** Whose request it is, for the log. */
const accounts = new WeakMap<Request, number>()

async function isStaff(request: Request): Promise<boolean> {
  const user = await accountOf(await getPayload({ config }), request.headers)
  if (user) accounts.set(request, Number(user.id))
  return user !== null
}

function note(payload: Payload, request: Request, path: string, status: number): void {
  const target = targetOf(path, (name) => Object.hasOwn(payload.collections, name))
  const told = securityOf(target, status)
  const about = { account: accounts.get(request), method: request.method, target, status }
  if (told) noteSecurity(log.of(payload), request.headers, trustedHops.of(payload), { ...told, ...about })
}

async function guard(): Promise<GuardOptions> {
  const payload = await getPayload({ config })
  const [hops, origins] = [trustedHops.of(payload), addresses.of(payload).desk]
  const limited = limitLogins({
    limit: createRateLimit(loginsPerMinute),
    clientOf: (request) => clientKeyOf(request, hops),
  })
  const opened = lockedForStrangers({
    browsers: createKnownBrowsers({
      secret: payload.config.secret,
      isServedSecurely: origins[0].startsWith('https://'),
    }),
    accounts: knownAccounts(() => getPayload({ config })),
  })
  return {
    origins,
    isStaff,
    canSendMail: canSendMail(payload),
    login: (handle, request) => limited(() => opened(handle, request), request),
    note: (request, path, status) => note(payload, request, path, status),
    noteForeign: ({ headers }) =>
      noteSecurity(log.of(payload), headers, hops, { event: 'of another site', result: 'refused' }),
  }
}

// The first request makes it: until then nobody knows how this desk was made.
let made: Promise<GuardOptions> | undefined

/** A handler of Payload's REST API behind the request guard. */
export const guarded =
  (handler: Handler): Handler =>
  async (request, args) => {
    made ??= guard()
    return guardRequests(handler, await made)(request, args)
  }
