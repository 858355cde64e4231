const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type Level = (typeof levels)[number]
type Write = (message: string, fields?: Record<string, unknown>) => void

/** One line of JSON for each event. Fields name lists, files and figures, never people or their addresses. */
export type Log = Record<Exclude<Level, 'silent'>, Write>

export function createLog(
  least: Level,
  out: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const writer =
    (level: Level): Write =>
    (message, fields) => {
      if (levels.indexOf(level) < levels.indexOf(least)) return
      out(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`)
    }
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') }
}

/** What an error says about itself, with the reason that `fetch` hides in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`
}
