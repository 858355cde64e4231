import type { Backups } from './noted.ts'

const hour = 60 * 60 * 1000

/** A nightly backup that failed once is noticed on the next day. */
const longest = 36 * hour

/** A time that is not known is late. */
export const isLate = (at: Date | undefined, now: number): boolean =>
  at === undefined || now - at.getTime() > longest

type SecondPlace = 'none' | 'copied' | 'late' | 'failed'

function secondPlace({ copy }: Backups, now: number): SecondPlace {
  if (!copy) return 'none'
  if (copy.hasFailed) return 'failed'
  return isLate(copy.at, now) ? 'late' : 'copied'
}

const secondsSince = (at: Date | undefined, now: number): number | null =>
  at ? Math.max(0, Math.round((now - at.getTime()) / 1000)) : null

/** For programs that watch the desk: how old the newest backup is, in seconds, and how its copy is. No name of a place. */
export const backupState = (backups: Backups, now: number) => ({
  ageSeconds: secondsSince(backups.savedAt, now),
  isLate: isLate(backups.savedAt, now),
  isEncrypted: backups.isEncrypted,
  secondPlace: secondPlace(backups, now),
})
