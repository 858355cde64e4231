import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const fileOf = (data, what) => path.join(data, 'backups', `${what}.json`)

/** What was noted last, or nothing. */
export const noted = (data, what) => readFile(fileOf(data, what), 'utf8').then(JSON.parse, () => ({}))

/**
 * Notes what became of the last backup (`saved`), its copy in the second place (`copied`) or the last drill
 * (`drilled`), for the desk: Today, `/readyz` and the metrics read it (apps/cms/src/platform/backups/noted.ts).
 */
export async function note(data, what, facts) {
  const file = fileOf(data, what)
  await mkdir(path.dirname(file), { recursive: true })
  // Two backups may end at once.
  const whole = `${file}.${randomUUID()}`
  await writeFile(whole, JSON.stringify(facts), { mode: 0o600 })
  await rename(whole, file)
}
