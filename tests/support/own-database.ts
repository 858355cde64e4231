import { spawnSync } from 'node:child_process'
import { truncateSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { postgresPrograms, startPostgres } from '../../scripts/steps/postgres.mjs'
import { databaseFile } from './own-council.ts'

export type Engine = {
  env: Record<string, string>
  /** The result of a statement that returns one number. */
  ask: (statement: string) => number
  /** Empties the database, as an accident would. */
  empty: () => void
  another: (elsewhere: string) => Promise<Omit<Engine, 'another' | 'stop'>>
  stop: () => Promise<unknown>
}
type Kind = { isPresent: boolean; open: (data: string) => Promise<Engine> }

/**
 * The databases that a council can have, each opened for one test: the desk's environment variables for it, and an
 * empty database of the same kind.
 */
export const engines: Record<'SQLite' | 'PostgreSQL', Kind> = {
  SQLite: {
    isPresent: true,
    open: async (data) => ({
      env: {},
      ask(statement: string) {
        const database = new DatabaseSync(databaseFile(data), { readOnly: true })
        const [value] = Object.values(database.prepare(statement).get() ?? {})
        database.close()
        return Number(value)
      },
      empty: () => truncateSync(databaseFile(data), 0),
      another: async (elsewhere) => engines.SQLite.open(elsewhere),
      stop: async () => undefined,
    }),
  },
  PostgreSQL: {
    isPresent: postgresPrograms() !== undefined,
    async open() {
      const server = await startPostgres()
      if (!server) throw new Error('PostgreSQL has gone')
      const psql = (statement: string, name: string) => {
        const url = server.url.replace(/postgres$/, name)
        return spawnSync(path.join(postgresPrograms() ?? '', 'psql'), ['-XAtc', statement, url], {
          encoding: 'utf8',
        })
      }
      const named = (name: string) => {
        psql(`CREATE DATABASE ${name}`, 'postgres')
        return {
          env: { DATABASE_URL: server.url.replace(/postgres$/, name) },
          ask: (statement: string) => Number(psql(statement, name).stdout.trim()),
          empty: () => void psql('DROP SCHEMA public CASCADE; CREATE SCHEMA public', name),
        }
      }
      return { ...named('council'), another: async () => named('another'), stop: server.stop }
    },
  },
}
if (!engines.PostgreSQL.isPresent) console.log('No PostgreSQL server here: its tests are skipped.')
