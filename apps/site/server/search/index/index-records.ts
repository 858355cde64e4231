import type { Entry } from '../entries/entry.ts'
import type { IndexDatabase } from './index-database.ts'
import type { RecordFacts } from './record-facts.ts'

type Stored = RecordFacts & {
  number: number
  source: string
  hash: string
  missing: number
  /** How many letters of its documents are searched. */
  letters: number
  entry: Entry
  words: Uint8Array
}

/** The entries of the index, each with what its search results show. */
export function createIndexRecords(database: IndexDatabase) {
  const insert = database.prepare('INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const insertDocument = database.prepare('INSERT OR IGNORE INTO documents VALUES (?, ?)')
  const byId = database.prepare('SELECT number, words FROM records WHERE id = ?')
  const hashById = database.prepare('SELECT number, hash FROM records WHERE id = ?')
  const entryByNumber = database.prepare('SELECT entry FROM records WHERE number = ?')
  const erase = database.prepare('DELETE FROM records WHERE number = ?')
  const eraseDocuments = database.prepare('DELETE FROM documents WHERE record = ?')
  const ofSource = database.prepare('SELECT number, id FROM records WHERE source = ?')
  const missingOf = database.prepare('SELECT 1 FROM records WHERE source = ? AND missing > 0 LIMIT 1')
  const letters = database.prepare('SELECT sum(letters) AS letters FROM records')
  const paths = database.prepare('SELECT DISTINCT path FROM documents')
  const shows = database.prepare('SELECT 1 FROM documents WHERE path = ? LIMIT 1')
  let inside = Number(letters.get()?.letters ?? 0)
  const lettersOf = database.prepare('SELECT letters FROM records WHERE number = ?')

  return {
    find: (id: string) => byId.get(id) as { number: number; words: Uint8Array } | undefined,
    hashOf: (id: string) => hashById.get(id) as { number: number; hash: string } | undefined,
    entryOf(number: number): Entry | undefined {
      const entry = entryByNumber.get(number)?.entry
      return entry === undefined ? undefined : (JSON.parse(String(entry)) as Entry)
    },
    add({
      number,
      source,
      hash,
      missing,
      kind,
      worth,
      same,
      until,
      lengths,
      entry,
      words,
      ...rest
    }: Stored): void {
      const text = JSON.stringify(entry)
      const { id, documents } = entry
      const facts = [kind, worth, same, until, ...lengths] as const
      insert.run(number, id, source, hash, missing, ...facts, rest.letters, text, words)
      inside += rest.letters
      for (const { path } of Object.values(documents)) insertDocument.run(number, path)
    },
    remove(number: number): void {
      inside -= Number(lettersOf.get(number)?.letters ?? 0)
      erase.run(number)
      eraseDocuments.run(number)
    },
    idsOf: (source: string) => ofSource.all(source) as { number: number; id: string }[],
    hasMissing: (source: string): boolean => missingOf.get(source) !== undefined,
    /** The letters of all documents that are searched. */
    inside: (): number => inside,
    /** The paths of all documents that can be found. */
    documents: (): string[] => paths.all().map(({ path }) => String(path)),
    hasDocument: (path: string): boolean => shows.get(path) !== undefined,
  }
}
