import { existsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure } from '../failure.mjs'
import { at } from '../repository.mjs'
import { bringBeside } from './swap.mjs'

const copy = 'cms.db'
const busyTimeout = 10_000

function withDatabase(file, work) {
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** In WAL mode only a single connection gets this lock, so it shows whether a desk has the file open. */
function isOpenElsewhere(file) {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
    return false
  } catch (error) {
    // The database is damaged or missing: no desk uses it.
    if ([11, 26].includes(error.errcode)) return false
    if (error.errcode === 5 || /locked|busy/i.test(error.message)) return true
    throw error
  } finally {
    database.close()
  }
}

export function sqlite(url) {
  const file = path.resolve(at('apps/cms'), url.replace(/^file:(\/\/)?/, ''))
  return {
    kind: 'sqlite',

    /**
     * `VACUUM INTO` saves a snapshot of one moment, including the log, whatever is written meanwhile. Returns the
     * number of rows of each table in it.
     */
    async save(folder) {
      if (!existsSync(file)) throw new Failure(`There is no database at ${file}: nothing to back up.`)
      // An empty file keeps the mode that it has here.
      writeFileSync(path.join(folder, copy), '', { mode: 0o600, flag: 'wx' })
      withDatabase(file, (database) => database.prepare('VACUUM INTO ?').run(path.join(folder, copy)))
      checkWhole(path.join(folder, copy))
      return rowsIn(path.join(folder, copy))
    },
    check: async (folder) => checkWhole(path.join(folder, copy)),
    // An empty file counts as missing.
    isEmpty: async () => !existsSync(file) || statSync(file).size === 0,
    isInUse: async () => existsSync(file) && statSync(file).size > 0 && isOpenElsewhere(file),

    /** The files of the database, including its log, which must never be used with another database. */
    places: [file, `${file}-wal`, `${file}-shm`],
    prepare: async (folder, stamp) => [
      [file, await bringBeside(path.join(folder, copy), file, stamp)],
      [`${file}-wal`],
      [`${file}-shm`],
    ],
    /** All of it was done by names. */
    load: async () => [],

    rows: async () => rowsIn(file),
    /** An empty database of the same kind, in a folder of its own, for a drill. */
    scratch: async (data) => ({ url: `file:${path.join(data, 'cms/cms.db')}`, remove: async () => {} }),
  }
}

/** The number of rows of each table. */
function rowsIn(file) {
  const tables =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
  return withDatabase(file, (database) => {
    const names = database.prepare(tables).all()
    const count = (name) =>
      database.prepare(`SELECT count(*) AS rows FROM "${name.replaceAll('"', '""')}"`).get()
    return Object.fromEntries(names.map(({ name }) => [name, count(name).rows]))
  })
}

function checkWhole(file) {
  const [row] = withDatabase(file, (database) => database.prepare('PRAGMA integrity_check').all())
  if (row?.integrity_check !== 'ok')
    throw new Failure(`The copy of the database is damaged: ${row?.integrity_check}.`)
}
