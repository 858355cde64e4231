/**
 * The reasons why the desk does not start, as exit codes. The starter knows them too (scripts/steps/end-of-desk.mjs).
 */
export const statuses = {
  databaseMissing: 21,
  databaseDamaged: 22,
  diskFull: 23,
  wrongSettings: 24,
  databaseOlder: 25,
} as const

/** Ends the start with a message for the operator. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
  readonly status: number
  constructor(reason: keyof typeof statuses, message: string) {
    super(message)
    this.status = statuses[reason]
  }
}

const isFullDisk = (error: unknown): boolean =>
  error instanceof Error &&
  (/ENOSPC|SQLITE_FULL|53100/.test(`${(error as { code?: unknown }).code} ${error.message}`) ||
    isFullDisk(error.cause))

/** The exit code for an error that ended the start. */
export function statusOf(error: unknown): number {
  // By its name: the bundler may load this module more than once in a process.
  if (error instanceof Error && error.name === 'CannotStart') return (error as CannotStart).status
  return isFullDisk(error) ? statuses.diskFull : 1
}
