import { readFileSync } from 'node:fs'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { indiaDay, kolkata } from '../../app/clock/india-day.ts'
import { writeWhole } from '../disk.ts'
import { within } from '../wait.ts'
import type { Upstream } from './upstream.ts'

type Options<T> = {
  upstream: Upstream
  path: string
  /** Throws where an answer is not as the contract says. */
  read: (answer: unknown) => T
  /** So long an answer is good, in milliseconds. */
  life: number
  longest: { bytes: number; ms: number }
  /** For the log: what could not be asked. */
  what: string
  log: Log
  /** Where the answer is kept for the next run, which may start without the desk. */
  file?: string
  /** A clock that nobody can set. */
  now?: () => number
}

/** What servers say of an address that they do not have. */
const absent = new Set([400, 404, 405, 410, 501])

const day = 24 * 60 * 60 * 1000
/** In milliseconds: the life of a list (api/list-entry.ts), and for how long a reader who can be told something waits. */
const soon = { life: 2000, patience: 500 }
/** The clocks of site and desk may differ so much at midnight. */
const midnight = 60_000

const dayNow = (): number => indiaDay(Date.now())
const isJustAfterMidnight = (): boolean => (Date.now() + kolkata) % day < midnight

function textIn(file: string | undefined): string | undefined {
  try {
    return file && readFileSync(file, 'utf8')
  } catch {
    // No earlier run, or a disk that cannot be read: the desk is asked.
    return undefined
  }
}

/**
 * What the desk last answered to one call. Readers at the same moment share one question. One rule for all that
 * follows the clock: an answer is good for its life and for its day in India; in the first minute of a day, and after a
 * failure, the desk is asked as often as for a list.
 */
export function createLastAnswer<T>({
  upstream,
  path,
  read,
  life,
  longest,
  what,
  log,
  file,
  now = () => performance.now(),
}: Options<T>) {
  let known: T | undefined
  let text: string | undefined
  let isAbsent = false
  let hasFailed = false
  let askedAt = Number.NEGATIVE_INFINITY
  let askedOn = dayNow()
  let writing: Promise<void> = Promise.resolve()
  let asking: Promise<void> | undefined

  function take(body: string): void {
    // The same text is the same object, so that nothing is made again for it.
    if (body === text) return
    known = read(JSON.parse(body))
    text = body
  }

  function keep(body: string): void {
    if (!file) return
    writing = writing
      .then(() => writeWhole(file, body))
      .catch((error: unknown) => log.warn(`${what} could not be kept`, { reason: reasonOf(error) }))
  }

  function isDue(): boolean {
    const isSoon = hasFailed || isJustAfterMidnight()
    return askedOn !== dayNow() || now() - askedAt >= (isSoon ? Math.min(life, soon.life) : life)
  }

  const earlier = textIn(file)
  try {
    if (earlier) take(earlier)
  } catch (error) {
    log.warn(`${what} of an earlier run could not be read`, { reason: reasonOf(error) })
  }

  async function ask(): Promise<void> {
    const on = dayNow()
    try {
      const response = await upstream(path, { headers: { accept: 'application/json' } })
      const body = (await boundedBody(response.body, longest.bytes, longest.ms)).toString()
      isAbsent = absent.has(response.status)
      hasFailed = false
      if (isAbsent) return
      if (!response.ok) throw new Error(`The API answered ${response.status}`)
      const isNew = body !== text
      take(body)
      if (isNew) keep(body)
    } catch (error) {
      hasFailed = true
      log.warn(`${what} could not be asked`, { reason: reasonOf(error) })
    } finally {
      askedAt = now()
      askedOn = on
    }
  }

  return {
    /** `absent` where the council’s server has no such call; undefined where nothing was ever heard. */
    async now(): Promise<T | 'absent' | undefined> {
      if (isDue()) {
        asking ??= ask().finally(() => {
          asking = undefined
        })
        if (known === undefined) await asking
        else await within(soon.patience, asking, () => undefined)
      }
      return isAbsent ? 'absent' : known
    },
    /** What was last heard, without a question. */
    known: (): T | undefined => (isAbsent ? undefined : known),
    isAbsent: (): boolean => isAbsent,
    /** Resolves when what was heard is on disk. */
    settled: (): Promise<void> => writing,
  }
}
