/** Where the contract reports what it corrected or left out. The details never contain texts of people. */
export type Log = (message: string, details: Readonly<Record<string, unknown>>) => void

export const noLog: Log = () => undefined

/** A log that stops after `most` lines of one answer, so that a broken list of 50,000 rows does not fill a disk. */
export function boundedLog(log: Log, most = 20): Log {
  let lines = 0
  return (message, details) => {
    lines += 1
    if (lines <= most) log(message, details)
    else if (lines === most + 1) log('More of the same answer was left out', details)
  }
}
