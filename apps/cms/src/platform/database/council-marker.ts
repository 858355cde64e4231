import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const about = 'A council was filled here. Without this file, a missing database is taken for a first start.'

type Mark = { since?: string; accountsSince?: string }

function markIn(text: string): Mark {
  try {
    return JSON.parse(text) as Mark
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/**
 * A file outside the database that says: the council of this data folder was filled. If its database is missing or
 * empty later, that is a loss and not a first start.
 */
export function councilMarker(dataDir: string) {
  const file = path.join(/* turbopackIgnore: true */ dataDir, 'council.json')
  const read = (): Mark => (existsSync(file) ? markIn(readFileSync(file, 'utf8')) : {})

  function write(mark: Mark): void {
    mkdirSync(dataDir, { recursive: true })
    const text = `${JSON.stringify({ about, ...mark }, null, 1)}\n`
    // Written whole or not at all: a file that a full disk cut off would say nothing.
    writeFileSync(`${file}.new`, text, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }

  return {
    file,
    isThere: () => existsSync(file),
    /** Throws if the disk is full. The next start tries again. */
    leave(): void {
      if (!existsSync(file)) write({ since: new Date().toISOString() })
    },
    /** Whether the council ever had an account. If so, a desk without accounts is not a first start. */
    hadAccounts: (): boolean => read().accountsSince !== undefined,
    noteAccounts(): void {
      const mark = read()
      if (mark.accountsSince === undefined) write({ ...mark, accountsSince: new Date().toISOString() })
    },
  }
}
