import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Opening, openingSchema, serverCallPaths } from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { writeWhole } from '../disk.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { within } from '../wait.ts'

type Options = {
  upstream: Upstream
  /** Of which API a kept state is: one of another API says nothing about this one. */
  apiRoot: string
  file: string
  log: Log
  /** A clock that nobody can set, for what is old; the time of day is for the time of opening alone. */
  now?: () => number
}
type Heard = Opening | 'absent' | undefined

export type OpeningState = ReturnType<typeof createOpening>

const times = {
  pause: 2000,
  /** As long as nothing is known, a closed website could be seen: it is asked more often. */
  pauseUnknown: 500,
  /** A server that does not know the question is asked again in case it becomes a desk of ours. */
  pauseWhenAbsent: 60_000,
  /** So long a reader of a site that knows nothing yet waits for the first answer. */
  firstPatience: 1000,
  /** After this time without an answer the desk counts as away, and the last known time of opening is used. */
  silence: 10_000,
}
const longest = { bytes: 16 * 1024, ms: 5000 }

/** What servers say of an address that they do not have. */
const absent = new Set([404, 405, 410, 501])

/**
 * Whether the website is open, as the desk says it. The last word of the desk stands while it is silent, also after a
 * restart; a server that knows no such question never closes the site.
 */
export function createOpening({ upstream, apiRoot, file, log, now = () => performance.now() }: Options) {
  let known = readKept(file, apiRoot)
  let heardAt = Number.NEGATIVE_INFINITY
  let complaint = ''
  let first: Promise<void> | undefined

  async function ask(): Promise<Heard> {
    try {
      const response = await upstream(serverCallPaths.opening, { headers: { accept: 'application/json' } })
      const body = (await boundedBody(response.body, longest.bytes, longest.ms)).toString()
      if (absent.has(response.status)) return 'absent'
      if (!response.ok) throw new Error(`The API answered ${response.status}`)
      return openingSchema.parse(JSON.parse(body))
    } catch (error) {
      complain(reasonOf(error))
      return undefined
    }
  }

  /** Once for each reason: a server that is away would fill the log. */
  function complain(reason: string): void {
    if (reason === complaint) return
    complaint = reason
    log.warn('Whether the website is open could not be asked', { reason, known: known?.state ?? 'unknown' })
  }

  async function look(): Promise<Heard> {
    const heard = await ask()
    if (heard === undefined || heard === 'absent') return heard
    heardAt = now()
    complaint = ''
    if (JSON.stringify(heard) !== JSON.stringify(known)) await learn(heard)
    return heard
  }

  async function learn(heard: Opening): Promise<void> {
    if (known?.state !== heard.state) log.info('The website is said to be', { state: heard.state })
    known = heard
    await writeWhole(file, JSON.stringify({ apiRoot, opening: heard })).catch((error: unknown) =>
      log.warn('Whether the website is open could not be kept', { reason: reasonOf(error) }),
    )
  }

  function pauseAfter(heard: Heard): number {
    if (heard === 'absent') return times.pauseWhenAbsent
    return known === undefined ? times.pauseUnknown : times.pause
  }

  /** The closed state as it holds now; undefined while the website is open. */
  function closed(): Opening | undefined {
    if (known?.state !== 'closed') return undefined
    const isSilent = now() - heardAt >= times.silence
    const isTime = known.opensAt !== null && Date.parse(known.opensAt) <= Date.now()
    return isSilent && isTime ? undefined : known
  }

  return {
    closed,
    isClosed: (): boolean => closed() !== undefined,
    /** The same text for as long as the state is the same. */
    version: (): string =>
      createHash('sha256')
        .update(JSON.stringify(known ?? ''))
        .digest('base64url')
        .slice(0, 16),

    /** A site that knows nothing yet waits a moment for the first answer, so that nobody sees a closed website. */
    async settled(): Promise<void> {
      if (known === undefined && first) await within(times.firstPatience, first, () => undefined)
    },

    /** Asks now and from now on. Returns a function that stops it. */
    start(): () => void {
      let timer: NodeJS.Timeout | undefined
      let isStopped = false
      const round = async (): Promise<void> => {
        const heard = await look()
        if (isStopped) return
        timer = setTimeout(round, pauseAfter(heard))
        timer.unref()
      }
      first = round()
      return () => {
        isStopped = true
        clearTimeout(timer)
      }
    },
  }
}

/** What an earlier run heard of this very API. */
function readKept(file: string, apiRoot: string): Opening | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { apiRoot?: unknown; opening?: unknown }
    return kept.apiRoot === apiRoot ? openingSchema.safeParse(kept.opening).data : undefined
  } catch {
    // Nothing was kept, or a disk that was full cut it off: the desk is asked anyway.
    return undefined
  }
}
