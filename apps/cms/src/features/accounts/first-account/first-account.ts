import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { addressChain, isThisMachine } from '@nagardwar/http/client-address'
import {
  APIError,
  addDataAndFileToRequest,
  type Payload,
  type PayloadHandler,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { addresses } from '../../../platform/addresses.ts'
import { dataFolder } from '../../../platform/data-folder.ts'
import { councilMarker } from '../../../platform/database/council-marker.ts'
import { exclusively } from '../../../platform/database/exclusively.ts'
import { watchOf } from '../../../platform/database/watch-database.ts'
import { deskOption } from '../../../platform/desk-option.ts'
import { say } from '../../../platform/words/words.ts'
import { passwordFault } from '../password.ts'
import { secondPassword } from './second-password.ts'
import { words } from './words.ts'

/** The operator confirms that the accounts of a lost database do not come back (`BEGIN_ANEW`). */
export const mayBeginAnew = deskOption<boolean>('mayBeginAnew')

// Letters and digits that look alike are left out.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The same in every process and after every start. Only who has the secret can compute it. */
export function firstAccountCode(secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'first account', 32))
  const bytes = createHmac('sha256', key).update('code').digest()
  const drawn = [...bytes.subarray(0, 10)].map((byte) => letters[byte % letters.length]).join('')
  return `${drawn.slice(0, 5)}-${drawn.slice(5)}`
}

const isLocalAddress = (origin: string): boolean =>
  /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/.test(origin)

/** Whether the request comes from the server itself: not through a proxy, and not to the desk's public address. */
function isAtServer({ headers, payload }: PayloadRequest): boolean {
  const chain = addressChain(headers.get('x-forwarded-for') ?? undefined, undefined)
  return chain.length > 0 && chain.every(isThisMachine) && addresses.of(payload).desk.every(isLocalAddress)
}

function isCode(given: unknown, { config }: Payload): boolean {
  const plain = (text: string) =>
    Buffer.from(
      text
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .slice(0, 20)
        .padEnd(20),
    )
  return timingSafeEqual(plain(String(given ?? '')), plain(firstAccountCode(config.secret)))
}

export const hasAccounts = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'users', overrideAccess: true })).totalDocs > 0

/** Only a council that its server has opened has a marker. A desk in a unit test has none. */
const markerOf = (payload: Payload) => (watchOf(payload) ? councilMarker(dataFolder.of(payload)) : undefined)

/** After a loss of the database, the next visitor must not become the administrator. */
async function refuseAfterLoss(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const hadAccounts = markerOf(payload)?.hadAccounts() === true
  if (!hadAccounts || mayBeginAnew.of(payload) || (await hasAccounts(payload))) return
  payload.logger.error(`${words.lost.en} The operator starts the desk once with BEGIN_ANEW=1.`)
  throw new APIError(say(words.lost, req), 403, undefined, true)
}

/** A full disk must not undo the account. The next start writes the marker. */
function noteAccounts({ payload }: PayloadRequest): void {
  try {
    markerOf(payload)?.noteAccounts()
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The mark that the council has accounts could not be written' })
  }
}

type Sent = Readonly<Record<string, unknown>>

/** All that is wrong at once: nobody corrects one field to be told of the next. */
async function faultsOf(sent: Sent, req: PayloadRequest) {
  const { name, email, password, [secondPassword]: second, firstAccountCode: code } = sent
  const fault = (path: string, message: string) => ({ label: path, message, path })
  const missing = Object.entries({ email, password, name }).filter(([, value]) => !value)
  const isUnequal = second !== undefined && second !== password
  return [
    ...missing.map(([path]) => fault(path, req.t('validation:required'))),
    ...(await passwordFault(password, { name, email }, req)),
    ...(isUnequal ? [fault(secondPassword, req.t('fields:passwordsDoNotMatch'))] : []),
    ...(isAtServer(req) || isCode(code, req.payload)
      ? []
      : [{ ...fault('firstAccountCode', say(words.wrongCode, req)), label: say(words.code, req) }]),
  ]
}

async function prepare(req: PayloadRequest): Promise<void> {
  await addDataAndFileToRequest(req)
  // The request is read once, here. Payload would read it again.
  Object.defineProperty(req, 'body', { value: null })
  const sent = (req.data ?? {}) as Sent
  const { name, email, password } = sent
  // Payload stores the first account with every field that was sent.
  req.data = { name, email, password }
  if (await hasAccounts(req.payload)) return
  const errors = await faultsOf(sent, req)
  if (errors.length > 0) throw new ValidationError({ errors, req })
}

/** Payload sets an empty cookie after the first account when tokens are not part of answers. */
async function logIn(req: PayloadRequest): Promise<Response> {
  const { endpoints } = req.payload.collections.users.config
  const posts = endpoints === false ? [] : endpoints.filter(({ method }) => method === 'post')
  const login = posts.find(({ path }) => path === '/login')
  if (!login) throw new Error('There is no login')
  return login.handler(req)
}

/** Creates the first account: exactly one, also under parallel requests, and only from the server itself or with the code from its log. */
export const firstAccount =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    await watchOf(req.payload)?.check()
    return exclusively(req.payload, 'accounts', async () => {
      await refuseAfterLoss(req)
      await prepare(req)
      req.context.isWithoutSession = true
      const made = await handler(req)
      req.context.isWithoutSession = false
      if (!made.ok) return made
      noteAccounts(req)
      return logIn(req)
    })
  }

/** Logs at the start, while there is no account, the code for creating the first one. */
export async function tellFirstAccountCode(payload: Payload): Promise<void> {
  if (await hasAccounts(payload)) return
  const code = firstAccountCode(payload.config.secret)
  payload.logger.info(
    `The desk has no account yet. From another machine, the first account needs this code: ${code}`,
  )
}
