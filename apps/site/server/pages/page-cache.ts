import { compacted, type Representation } from '@nagardwar/http/representation'
import { LRUCache } from 'lru-cache'
import { createQueue } from '../queue.ts'
import { within } from '../wait.ts'
import type { ListsSeen } from './lists-seen.ts'

/** A rendered page, and what is needed to check whether it is current. */
export type Made = {
  page: Representation
  lists: ListsSeen
  isIncomplete: boolean
  /** The time of day from which it is no longer right, though no list has changed: a tender has closed. */
  until?: number
}
type Kept = Made & { day: string; alerts: number; freshUntil: number; isAtRest?: boolean }

/** Renders the page of a key. `known` is the cached page, whose bytes are reused when nothing changed. */
export type Make = (key: string, known: Representation | undefined) => Promise<Made>
type Options = { make: Make; maxBytes: number; alerts?: AlertState; now?: () => number }

/** The number of the present alerts. A page of another state is not sent without a look at it (decision 0107). */
type AlertState = { state(): number | undefined; latest(): Promise<number> }
const noAlerts: AlertState = { state: () => 0, latest: async () => 0 }

const life = 2000
/** A page with a failed list, or an old copy of one, is rendered again sooner. */
const incompleteLife = 1000
/** For this long after it expires, a page is still served while a new one is rendered. */
const staleLife = 10_000
/** An older page waits this long for the new one. */
const patience = 1000
/** A page with other alerts than those of now is sent only when a new one cannot be made in this time. */
const patienceForAlerts = 10_000

/** Rendered pages in memory: one render at a time for each page, short-lived, still served while the API is away. */
export function createPageCache({
  make,
  maxBytes,
  alerts = noAlerts,
  now = () => performance.now(),
}: Options) {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: weight })
  const under = new Map<string, Promise<Representation>>()
  const render = createQueue(8, 500)
  const compress = createQueue(1, 200)

  async function remake(key: string, known: Kept | undefined): Promise<Representation> {
    const day = dayAt(Date.now())
    const state = await alerts.latest()
    const isOfNow = known && !isBroken(known) && !isOver(known) && known.day === day && known.alerts === state
    if (isOfNow && (await known.lists.areUnchanged())) {
      rest(key, known)
      return keep(known, lifeOf(known))
    }
    const made = await render(() => make(key, known?.page))
    if (known && isPoor(made) && !isPoor(known)) return keep(known, incompleteLife)
    const isAtRest = made.page === known?.page && known.isAtRest
    const next: Kept = { ...made, day, alerts: state, freshUntil: 0, ...(isAtRest ? { isAtRest } : {}) }
    kept.set(key, next)
    return keep(next, lifeOf(made))
  }

  /** A page that has not changed since it was made is kept smaller, once, in the background. */
  function rest(key: string, entry: Kept): void {
    if (entry.isAtRest) return
    entry.isAtRest = true
    compress(async () => {
      entry.page = await compacted(entry.page)
      // The bytes of a new entry alone are counted.
      if (kept.peek(key) === entry && kept.delete(key)) kept.set(key, entry)
    }).catch(() => {
      entry.isAtRest = false
    })
  }

  function keep(entry: Kept, forMs: number): Representation {
    entry.freshUntil = now() + forMs
    return entry.page
  }

  function refresh(key: string, known: Kept | undefined): Promise<Representation> {
    const running = under.get(key)
    if (running) return running
    const started = remake(key, known).finally(() => under.delete(key))
    under.set(key, started)
    // A waiting request gets the error; a background refresh has no listener.
    started.catch(() => known && keep(known, incompleteLife))
    return started
  }

  /** The page if it can be sent immediately; a due refresh runs in the background. */
  function hit(key: string): Representation | undefined {
    const known = kept.get(key)
    if (!known || known.alerts !== alerts.state() || isOver(known)) return undefined
    const late = now() - known.freshUntil
    if (late >= 0) refresh(key, known)
    return late < staleLife ? known.page : undefined
  }

  async function page(key: string): Promise<Representation> {
    const state = await alerts.latest()
    const ready = hit(key)
    if (ready) return ready
    const known = kept.get(key)
    const coming = refresh(key, known)
    if (!known) return coming
    return within(
      known.alerts === state && !isOver(known) ? patience : patienceForAlerts,
      coming.catch(() => known.page),
      () => known.page,
    )
  }

  return { hit, page, bytes: () => kept.calculatedSize }
}

const weight = (entry: Kept): number => entry.page.bytes + 4096

/** What the page says is over by the clock. */
const isOver = ({ until = Number.POSITIVE_INFINITY }: Made): boolean => Date.now() >= until
/** The page itself could not be made. */
const isBroken = ({ page }: Made): boolean => page.status >= 500
/** A page with missing lists never replaces a complete one. */
const isPoor = (made: Made): boolean => isBroken(made) || made.lists.haveFailed()
const lifeOf = (made: Made): number => (made.isIncomplete || isPoor(made) ? incompleteLife : life)

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
/** Pages show today's date, so yesterday's page is not current. */
const dayAt = (time: number): string => calendar.format(time)
