import { createRateLimit } from '@nagardwar/http/rate-limit'
import config from '@payload-config'
import { getPayload } from 'payload'
import { knownAccounts } from '../accounts/known-accounts.ts'
import { clientKeyOf } from '../api/client-address.ts'
import { configuration } from '../configuration.ts'
import { log } from '../log.ts'
import { canSendMail } from '../mail/staff-mail.ts'
import { noteSecurity, securityOf, targetOf } from '../security-log/note-security.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { limitLogins } from './limit-logins.ts'
import { lockedForStrangers } from './locked-for-strangers.ts'
import { guardRequests, type Handler } from './request-guard.ts'

const loginsPerMinute = 20

/** Whose request it is, for the log. */
const accounts = new WeakMap<Request, number>()

async function isStaff(request: Request): Promise<boolean> {
  const { user } = await (await getPayload({ config })).auth({ headers: request.headers })
  if (user) accounts.set(request, Number(user.id))
  return user !== null
}

const { trustedHops } = configuration

async function note(request: Request, path: string, status: number): Promise<void> {
  const { collections } = await config
  const target = targetOf(path, (name) => collections.some(({ slug }) => slug === name))
  const told = securityOf(target, status)
  const about = { account: accounts.get(request), method: request.method, target, status }
  if (told) noteSecurity(log, request.headers, trustedHops, { ...told, ...about })
}

const limited = limitLogins({
  limit: createRateLimit(loginsPerMinute),
  clientOf: (request) => clientKeyOf(request, configuration.trustedHops),
})
const opened = lockedForStrangers({
  browsers: createKnownBrowsers(configuration),
  accounts: knownAccounts(() => getPayload({ config })),
})

/** A handler of Payload's REST API behind the request guard. */
export const guarded = (handler: Handler): Handler =>
  guardRequests(handler, {
    origins: configuration.origins,
    isStaff,
    canSendMail: canSendMail(),
    login: (handle, request) => limited(() => opened(handle, request), request),
    note: (request, path, status) => void note(request, path, status),
    noteForeign: ({ headers }) =>
      noteSecurity(log, headers, trustedHops, { event: 'of another site', result: 'refused' }),
  })
