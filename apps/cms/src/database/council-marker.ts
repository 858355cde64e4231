import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A file outside the database that says: this data folder belongs to a council that was filled. So a database that is
 * missing or empty later is a loss, not a first start.
 */
export function councilMarker(dataDir: string) {
  const file = path.join(/* turbopackIgnore: true */ dataDir, 'council.json')
  return {
    file,
    isThere: () => existsSync(file),
    /** Throws where the disk is full; the next start tries again. */
    leave(): void {
      if (existsSync(file)) return
      mkdirSync(dataDir, { recursive: true })
      const text = {
        about: 'A council was filled here. Without this file, a missing database is taken for a first start.',
        since: new Date().toISOString(),
      }
      writeFileSync(file, `${JSON.stringify(text, null, 1)}\n`, { mode: 0o600 })
    },
  }
}
