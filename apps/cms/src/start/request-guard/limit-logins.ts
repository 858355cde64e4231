import { setTimeout as wait } from 'node:timers/promises'
import type { Turn } from '@nagardwar/http/rate-limit'
import { stepHeader } from '../../features/accounts/second-factor/step-header.ts'
import { inWords } from './in-words.ts'
import { accountIn, createSlowLogins, type SlowLogins } from './slow-logins.ts'

type Options = {
  limit: (client: string) => Turn
  clientOf: (request: Request) => string
  /** The minimum duration of a refusal, in milliseconds; longer than a password check. */
  slowest?: number
  slow?: SlowLogins
}

const words = {
  refused: {
    en: 'The email address or the password is wrong. After five wrong passwords an account rests for ten minutes.',
    mr: 'ई-मेल पत्ता किंवा पासवर्ड चुकीचा आहे. पाच चुकीच्या पासवर्डनंतर खाते दहा मिनिटे बंद राहते.',
  },
  tooOften: {
    en: 'Too many attempts to log in. Please wait a little.',
    mr: 'प्रवेशाचे फार प्रयत्न झाले. कृपया थोडा वेळ थांबा.',
  },
}

/** A link for a forgotten password passes here too, and proves nothing. */
export const isLogin = ({ url }: Request): boolean => new URL(url).pathname.endsWith('/login')

/**
 * A rate limit of logins per client, and a wait that grows with failures. Every refusal is the same and takes equally long: it does not reveal whether the
 * account exists or is locked.
 */
export const limitLogins =
  ({ limit, clientOf, slowest = 1500, slow = createSlowLogins() }: Options) =>
  async (handle: () => Promise<Response>, request: Request): Promise<Response> => {
    const client = clientOf(request)
    const turn = limit(client)
    if (!turn.isAllowed)
      return inWords(429, words.tooOften, request, { 'retry-after': String(turn.retryAfter) })
    const login = { client, account: await accountIn(request) }
    await wait(slow.wait(login))
    const began = performance.now()
    const response = await handle()
    if (response.status < 300 && isLogin(request)) slow.done(login)
    if (response.status < 400 || response.status >= 500) return response
    const step = response.headers.get(stepHeader)
    const isSecondStep = step !== null
    // The password was right, and a code is asked for.
    if (step !== 'needed') slow.failed(login)
    if (!isSecondStep) await response.body?.cancel()
    await wait(Math.max(0, slowest - (performance.now() - began)))
    return isSecondStep ? response : inWords(401, words.refused, request)
  }
