import type { Log } from '@nagardwar/http/log'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import { noteStopped } from '../platform/metrics/metrics.ts'

/** Counts messages that came too early, and logs the first of each minute: a flood must not fill the disk with lines. */
export function noteLimits(log: Log) {
  const lines = createRateLimit(1)
  return (limit: 'client' | 'all'): void => {
    noteStopped(limit)
    if (lines(limit).isAllowed) log.warn('Messages of residents were asked to wait', { limit })
  }
}
