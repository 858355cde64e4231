import { setImmediate } from 'node:timers/promises'

/**
 * Between two records of many. The SQLite driver answers without leaving this thread's turn: without a pause, hundreds of
 * writes would keep the desk from everybody else, and from its own timers, for a minute.
 */
export const letOthers = (): Promise<void> => setImmediate()
