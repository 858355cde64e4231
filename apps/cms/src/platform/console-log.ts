import type { createDeskLog } from './log.ts'

const levels = {
  log: 'info',
  info: 'info',
  debug: 'debug',
  trace: 'debug',
  warn: 'warn',
  error: 'error',
} as const
type Method = keyof typeof levels

const sentence = 'Next wrote to the console'

/**
 * Next and its libraries write SQL statements with values, and what a client sent, to the console. From now on these
 * become lines of the desk's log, with only the name and the place of an error.
 */
export function logConsole(
  log: Pick<ReturnType<typeof createDeskLog>, (typeof levels)[Method]>,
  target: Pick<Console, Method> = console,
): void {
  for (const [method, level] of Object.entries(levels) as [Method, (typeof levels)[Method]][])
    target[method] = (...given: unknown[]) => {
      const err = given.find((each) => each instanceof Error)
      log[level]({ ...(err ? { err } : {}) }, sentence)
    }
}
