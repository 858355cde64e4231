import { setTimeout as rest } from 'node:timers/promises'

/**
 * The processor time of a piece of work in this process, in milliseconds: the least of eight tries, because garbage
 * collection, the compiler and what else the process does take part in it. It rests longer after each, so that what
 * takes part once does not take part in all, and stops at the first that is below `enough`.
 */
export async function leastProcessorTime<T>(
  work: () => Promise<T>,
  enough: number,
): Promise<{ milliseconds: number; last: T }> {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 1; ; tried++) {
    const began = process.cpuUsage()
    const last = await work()
    const { user, system } = process.cpuUsage(began)
    least = Math.min(least, (user + system) / 1000)
    if (least < enough || tried === 8) return { milliseconds: least, last }
    await rest(10 * tried)
  }
}
