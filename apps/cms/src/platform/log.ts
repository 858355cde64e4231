import { type Level, type Log, logForm } from '@nagardwar/http/log'
import { APIError } from 'payload'
import { type LoggerOptions, pino } from 'pino'
import { deskOption } from './desk-option.ts'

const mostFrames = 12

/** A refusal written for the client, such as "not found"; it holds no values. */
const isForSender = (error: Error): boolean =>
  error instanceof APIError && error.isPublic && error.status < 500

/**
 * What may be logged of an error: its name, code and place. A database error has the statement and its values in its
 * message, with password hashes and residents' texts.
 */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, cause } = error
  const code = (error as { code?: unknown }).code
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(isForSender(error) ? { reason: error.message } : { stack: frames.slice(0, mostFrames).join('\n') }),
    ...(cause === undefined ? {} : { cause: withoutValues(cause) }),
  }
}

const failed = 'The desk failed'

/** Pino uses an error's message if a line has none. */
const withSentence: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (given, method) {
  const [first, sentence] = given as unknown as [unknown, unknown]
  if (first instanceof Error) return method.apply(this, [{ err: first }, failed])
  const fields = first as { err?: unknown; msg?: unknown } | undefined
  if (typeof fields === 'object' && fields?.err && sentence === undefined) {
    const { msg = failed, ...rest } = fields
    return method.apply(this, [rest, String(msg)])
  }
  return method.apply(this, given)
}

/** Payload's log, in our format. */
export const deskLog = (level: Level): LoggerOptions => ({
  ...logForm,
  level,
  serializers: { err: withoutValues, error: withoutValues },
  hooks: { logMethod: withSentence },
})

export const createDeskLog = (level: Level, write?: (line: string) => void) =>
  write ? pino(deskLog(level), { write }) : pino(deskLog(level))

/** The log of the desk itself, whose lines have a sentence and figures. */
export const log = deskOption<Log>('log')
