import { DatabaseSync } from 'node:sqlite'

export type IndexDatabase = DatabaseSync

const schema = `
  CREATE TABLE stamps (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE lists (name TEXT, language TEXT, hash TEXT NOT NULL, count INTEGER NOT NULL, rows TEXT NOT NULL,
    PRIMARY KEY (name, language));
  CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE);
  CREATE TABLE postings (key INTEGER PRIMARY KEY, records BLOB NOT NULL);
  CREATE TABLE records (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, source TEXT NOT NULL,
    hash TEXT NOT NULL, missing INTEGER NOT NULL, kind INTEGER NOT NULL, worth REAL NOT NULL, same INTEGER NOT NULL,
    until REAL NOT NULL, title INTEGER NOT NULL, text INTEGER NOT NULL, inside INTEGER NOT NULL,
    letters INTEGER NOT NULL, entry TEXT NOT NULL, words BLOB NOT NULL);
  CREATE INDEX records_of_source ON records (source, missing);
  CREATE TABLE documents (record INTEGER, path TEXT, PRIMARY KEY (record, path)) WITHOUT ROWID;
  CREATE INDEX documents_by_path ON documents (path);
`

/**
 * The database of an index, in a file or (`:memory:`) nowhere. Made anew if it has another stamp: the stamp is that
 * of the program, whose rules say which words a record has. Throws if the file is another process's.
 */
export function openIndexDatabase(file: string, stamp: string): IndexDatabase {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // The lock of the first access is kept until the process ends: nobody else writes here, not even after a crash.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 8192; PRAGMA journal_mode = WAL;')
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA mmap_size = 0; PRAGMA cache_size = -8000;')
    database.exec('BEGIN EXCLUSIVE; COMMIT')
    if (stampOf(database) !== stamp) makeAnew(database, stamp)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function stampOf(database: IndexDatabase): unknown {
  const isMade = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'stamps'").get()
  return isMade && database.prepare("SELECT value FROM stamps WHERE name = 'program'").get()?.value
}

function makeAnew(database: IndexDatabase, stamp: string): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  database.exec('BEGIN')
  for (const { name } of tables) database.exec(`DROP TABLE "${name}"`)
  database.exec(schema)
  database.prepare("INSERT INTO stamps VALUES ('program', ?)").run(stamp)
  database.exec('COMMIT')
}
