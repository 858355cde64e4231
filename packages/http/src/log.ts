import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { currentRequest } from './request-context.ts'

export type Level = 'debug' | 'info' | 'warn' | 'error' | 'silent'
type Write = (message: string, fields?: Record<string, unknown>) => void

/** One line of JSON per event. Fields contain lists, files and figures, never people or their addresses. */
export type Log = Record<Exclude<Level, 'silent'>, Write>

/** The format of a line: `{"level":"info","time":"2026-11-22T06:00:00.000Z","message":"…"}`. */
export const logForm = {
  base: null,
  messageKey: 'message',
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin() {
    const request = currentRequest()
    return request ? { request } : {}
  },
  formatters: {
    level: (level) => ({ level }),
    // Payload has its message in the object, as `msg`.
    log: ({ msg, ...fields }) => (msg === undefined ? fields : { ...fields, message: msg }),
  },
} satisfies LoggerOptions

const createPino = (level: Level, destination?: DestinationStream): Logger =>
  destination ? pino({ ...logForm, level }, destination) : pino({ ...logForm, level })

export function createLog(level: Level, write?: (line: string) => void): Log {
  const logger = createPino(level, write && { write })
  const writer =
    (name: Exclude<Level, 'silent'>): Write =>
    (message, fields = {}) =>
      logger[name](fields, message)
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') }
}

/** The message of an error, with the cause that `fetch` hides. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`
}
