import { CannotStart } from '../cannot-start.ts'

/**
 * The migrations of 0.1 and 0.2 were replaced by one that makes the same tables at once (docs/decisions/0207). A
 * database that has had the last of them has everything that the baseline makes.
 */
const replaced = /^2026112[1-5]_/
const lastReplaced = /^20261125_2137\d\d_strict_codes$/
/** The release that has the old migrations, and the commit in which they stand. */
const lastWithThem = '0.2.0 (commit fb883969)'

export const isBaseline = (name: string): boolean => name.endsWith('_baseline')

/** Whether a database made by the old migrations stands where the baseline does. Throws if it stands before. */
export function standsAtBaseline(had: readonly string[]): boolean {
  const old = had.filter((name) => replaced.test(name)).sort()
  if (old.length === 0 || had.some(isBaseline)) return false
  if (old.some((name) => lastReplaced.test(name))) return true
  throw new CannotStart(
    'databaseOlder',
    `The council’s database is of an older release (its last change is ${old.at(-1)}). Nothing was changed. Start release ${lastWithThem} with it once and wait until its desk answers; then start this release.`,
  )
}
