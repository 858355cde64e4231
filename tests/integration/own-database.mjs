import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { postgresPrograms, startPostgres } from '../../scripts/steps/postgres.mjs'
import { databaseFile } from './own-council.mjs'

/**
 * The databases a council can have, each opened for one test alone: what the desk's environment says of it, what it
 * answers to a statement that asks for one number, and another database of the same kind, still empty.
 */
export const engines = {
  SQLite: {
    isPresent: true,
    open: async (data) => ({
      env: {},
      ask(statement) {
        const database = new DatabaseSync(databaseFile(data), { readOnly: true })
        const [value] = Object.values(database.prepare(statement).get())
        database.close()
        return Number(value)
      },
      another: async (elsewhere) => engines.SQLite.open(elsewhere),
      stop: async () => undefined,
    }),
  },
  PostgreSQL: {
    isPresent: postgresPrograms() !== undefined,
    async open() {
      const server = await startPostgres()
      const psql = (statement, name) => {
        const url = server.url.replace(/postgres$/, name)
        return spawnSync(path.join(postgresPrograms(), 'psql'), ['-XAtc', statement, url], {
          encoding: 'utf8',
        })
      }
      const named = (name) => {
        psql(`CREATE DATABASE ${name}`, 'postgres')
        return {
          env: { DATABASE_URL: server.url.replace(/postgres$/, name) },
          ask: (statement) => Number(psql(statement, name).stdout.trim()),
        }
      }
      return { ...named('council'), another: async () => named('another'), stop: server.stop }
    },
  },
}
if (!engines.PostgreSQL.isPresent) console.log('No PostgreSQL server here: its tests are skipped.')
