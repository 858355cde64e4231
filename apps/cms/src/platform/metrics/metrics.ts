import { clockDrift } from '@nagardwar/http/clock-drift'
import type { Payload } from 'payload'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { notedBackups } from '../backups/noted.ts'

const register = new Registry()
const registers = [register]

const requests = new Counter({
  name: 'cms_requests_total',
  help: 'Requests, by route and by status.',
  labelNames: ['route', 'status'],
  registers,
})

const durations = new Histogram({
  name: 'cms_request_seconds',
  help: 'How long requests took, by route.',
  labelNames: ['route'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
})

const doubts = new Counter({
  name: 'cms_feedback_doubtful_total',
  help: 'Messages that were stored and look machine-made, by reason.',
  labelNames: ['reason'],
  registers,
})

const stops = new Counter({
  name: 'cms_feedback_limited_total',
  help: 'Messages that were answered with 429, by limit: of one client, or of all together.',
  labelNames: ['limit'],
  registers,
})

new Gauge({
  name: 'cms_clock_drift_seconds',
  help: 'By how much the clock was moved since the start.',
  registers,
  collect() {
    this.set(clockDrift())
  },
})

const backupAge = new Gauge({
  name: 'cms_backup_age_seconds',
  help: 'How old the newest backup is, its copy in the second place, and the last drill of a restore.',
  labelNames: ['of'],
  registers,
})

const backupCopyFailed = new Gauge({
  name: 'cms_backup_copy_failed',
  help: 'Whether the last backup could not be copied to the second place (1).',
  registers,
})

/** A time that is not known has no line. */
async function measureBackups(payload: Payload): Promise<void> {
  const { savedAt, copy, drill } = await notedBackups(payload)
  backupAge.reset()
  for (const [of, at] of Object.entries({ backup: savedAt, copy: copy?.at, drill: drill?.at }))
    if (at) backupAge.set({ of }, Math.round((Date.now() - at.getTime()) / 1000))
  backupCopyFailed.set(copy?.hasFailed ? 1 : 0)
}

collectDefaultMetrics({ register })

/** Counts one answer. `route` is one of a limited number of patterns, never a requested address. */
export function noteAnswer(route: string, status: number, milliseconds: number): void {
  requests.inc({ route, status: String(status) })
  durations.observe({ route }, milliseconds / 1000)
}

/** Counts a message that looks machine-made. */
export const noteDoubt = (reason: string): void => doubts.inc({ reason })

/** Counts a message that came too early. */
export const noteStopped = (limit: 'client' | 'all'): void => stops.inc({ limit })

/** All metrics, with memory, processor time and event loop, in the text format of Prometheus. */
export async function metricsText(payload: Payload): Promise<string> {
  await measureBackups(payload)
  return register.metrics()
}
