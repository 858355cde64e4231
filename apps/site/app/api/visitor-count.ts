import { callPaths } from '@nagardwar/contract/browser'
import { type Jar, keepCookie } from '../components/device-memory/cookie.ts'
import { timeLimit } from './time-limit.ts'

const counted = 'visitorCounted'
const longestWait = 15_000
const oneDay = 24 * 60 * 60

/** The number of visitors so far; undefined if it fails to load. Failures are logged here. */
export async function readVisitorCount(): Promise<number | undefined> {
  try {
    const response = await fetch(`/api${callPaths.visitorCount}`, {
      signal: timeLimit(longestWait),
    })
    const { count } = (await response.json()) as { count?: unknown }
    if (response.ok && Number.isFinite(Number(count))) return Number(count)
    throw new Error(`status ${response.status}`)
  } catch (error) {
    console.error('Failed to load visitor count.', error)
    return undefined
  }
}

/**
 * Where the mark for one day is stored; undefined for a visitor who declined cookies, who is counted all the same.
 */
type JarNow = () => Jar | undefined

let underWay: Promise<void> | undefined

/**
 * Counts this visitor once per browser session (spec.md, section 4). A failure is only logged; the next page tries
 * again.
 */
export function countVisitor(jarNow: JarNow = () => document): Promise<void> {
  underWay ??= count(jarNow).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function count(jarNow: JarNow): Promise<void> {
  try {
    // A device without session storage cannot tell a new visit from the next page: it throws here, and is not counted.
    if (sessionStorage.getItem(counted)) return
    const response = await fetch(`/api${callPaths.incrementVisitorCount}`, {
      method: 'POST',
      signal: timeLimit(longestWait),
    })
    // An unread answer keeps its connection busy.
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`status ${response.status}`)
    sessionStorage.setItem(counted, 'true')
    const jar = jarNow()
    if (!jar) return
    keepCookie(counted, 'true', oneDay, jar)
    window.addEventListener('pagehide', () => forgetVisit(jar))
  } catch (error) {
    console.error('Error incrementing visitor count', error)
  }
}

export function forgetVisit(jar?: Jar): void {
  keepCookie(counted, '', 0, jar)
}
