import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure } from '../failure.mjs'
import { at } from '../place.mjs'
import { moveAside } from './move-aside.mjs'

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

/** In WAL mode only a connection that is alone gets this lock, so it tells whether a desk has the file open. */
function isOpenElsewhere(file) {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
    return false
  } catch (error) {
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

    /** `VACUUM INTO` reads one moment of the database, with what is still in the log, however much is written meanwhile. */
    async save(folder) {
      if (!existsSync(file)) throw new Failure(`There is no database at ${file}: nothing to back up.`)
      withDatabase(file, (database) => database.prepare('VACUUM INTO ?').run(path.join(folder, copy)))
      checkWhole(path.join(folder, copy))
    },
    check: async (folder) => checkWhole(path.join(folder, copy)),
    isEmpty: async () => !existsSync(file),
    isInUse: async () => existsSync(file) && isOpenElsewhere(file),

    /** Puts the copy in place; a database that was there is kept beside it. Returns where. */
    async load(folder, stamp) {
      const kept = await moveAside([file, `${file}-wal`, `${file}-shm`], stamp)
      await mkdir(path.dirname(file), { recursive: true })
      await rename(path.join(folder, copy), file)
      return kept
    },
  }
}

function checkWhole(file) {
  const [row] = withDatabase(file, (database) => database.prepare('PRAGMA integrity_check').all())
  if (row?.integrity_check !== 'ok')
    throw new Failure(`The copy of the database is damaged: ${row?.integrity_check}.`)
}
