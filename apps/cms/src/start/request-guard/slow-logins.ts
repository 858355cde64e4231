import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Slope = {
  /** So many failures cost nothing: people mistype. */
  free: number
  /** The longest wait, in milliseconds. It bounds what a stranger can cost the owner of an account. */
  most: number
}

const firstWait = 250
const remembered = 15 * 60_000
const mostKeys = 20_000

export const slopes = {
  account: { free: 2, most: 4000 },
  client: { free: 3, most: 8000 },
  all: { free: 20, most: 3000 },
} as const satisfies Record<string, Slope>

/** Doubles with every failure. Milliseconds. */
export const waitAfter = (failures: number, { free, most }: Slope): number =>
  failures <= free ? 0 : Math.min(most, firstWait * 2 ** Math.min(20, failures - free - 1))

type Login = { client: string; account: string }

/**
 * How long a login waits before its password is looked at: longer with every failure of its account, of its client and
 * of all together, so that guessing from many addresses becomes slow too. Nobody is refused, and whoever owns the
 * account waits four seconds at most. A failure is forgotten after a quarter of an hour without another.
 */
export function createSlowLogins(now: () => number = () => performance.now()) {
  const failures = new LRUCache<string, { count: number; at: number }>({
    maxSize: mostKeys,
    sizeCalculation: () => 1,
  })
  const countOf = (key: string): number => {
    const known = failures.get(key)
    return known && now() - known.at < remembered ? known.count : 0
  }
  const clientKey = ({ client }: Login) => `client ${client}`
  const keysOf = (login: Login) => ({
    // What was typed may be a password in the wrong field: only its hash is in memory.
    account: `account ${createHash('sha256').update(login.account).digest('base64')}`,
    client: clientKey(login),
    // All together are counted by the minute: a busy morning is no attack.
    all: `all ${Math.floor(now() / 60_000)}`,
  })
  return {
    wait(login: Login): number {
      const keys = keysOf(login)
      return Math.max(
        waitAfter(countOf(keys.account), slopes.account),
        waitAfter(countOf(keys.client), slopes.client),
        waitAfter(countOf(keys.all), slopes.all),
      )
    },
    failed(login: Login): void {
      for (const key of Object.values(keysOf(login)))
        failures.set(key, { count: countOf(key) + 1, at: now() })
    },
    /** The account's failures stay: they may be a stranger's, who tries still. */
    done(login: Login): void {
      failures.delete(clientKey(login))
    },
  }
}

export type SlowLogins = ReturnType<typeof createSlowLogins>

/** The account that a login names, or nothing: Payload reads JSON, or a form with JSON in `_payload`. */
export async function accountIn(request: Request): Promise<string> {
  try {
    const copy = request.clone()
    const isForm = copy.headers.get('content-type')?.includes('form')
    const body: unknown = isForm
      ? JSON.parse(String((await copy.formData()).get('_payload')))
      : await copy.json()
    const { email } = (body ?? {}) as { email?: unknown }
    return typeof email === 'string' ? email.trim().toLowerCase() : ''
  } catch {
    // Whatever cannot be read names no account; Payload refuses it.
    return ''
  }
}
