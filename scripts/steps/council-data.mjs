import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { recipientsIn } from './backup/encryption.mjs'
import { Failure } from './failure.mjs'
import { at, root } from './repository.mjs'
import { settingOrFile } from './setting-from-file.mjs'

/**
 * The data of a council that cannot be made again. The site's own folder is not included, because everything in it
 * can be deleted.
 */
export function councilData(data = path.resolve(process.env.DATA_DIR || at('data')), env = process.env) {
  return {
    data,
    /** Read when asked for: a starter with a wrong file of a secret still starts the site. */
    get databaseUrl() {
      return settingOrFile('DATABASE_URL', env) || `file:${path.join(data, 'cms/cms.db')}`
    },
    uploads: path.resolve(root, env.UPLOADS_DIR || path.join(data, 'cms/uploads')),
    secrets: path.join(data, 'secrets.env'),
    /** The public keys to which backups are encrypted. */
    recipients: recipientsIn(env.BACKUP_RECIPIENT),
    /** The second place of backups, if there is one. */
    get copyTo() {
      return settingOrFile('BACKUP_COPY', env)
    },
  }
}

/** The database for a child process, which reads the file of a secret address by itself. */
export const databaseSetting = (council, env = process.env) =>
  env.DATABASE_URL_FILE ? {} : { DATABASE_URL: council.databaseUrl }

/** The kind and location of the database, without account and password. */
function nameOf(databaseUrl) {
  if (!databaseUrl.startsWith('postgres')) return `SQLite, ${databaseUrl.replace(/^file:(\/\/)?/, '')}`
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `PostgreSQL, ${decodeURIComponent(pathname.slice(1))} at ${host || searchParams.get('host')}`
}

/** Prints the council that a command will save or replace, in case the environment is wrong. */
export function whichCouncil({ data, databaseUrl, uploads }, env = process.env) {
  const files = env.S3_BUCKET ? `bucket ${env.S3_BUCKET} at ${env.S3_ENDPOINT}` : uploads
  return `The council in ${data}\n  Database  ${nameOf(databaseUrl)}\n  Files     ${files}`
}

/** The service could not read or write files created by root, including the log of a SQLite database. */
export function checkOwner(data, account = process.getuid?.(), ask = statSync) {
  if (account !== 0 || !existsSync(data) || ask(data).uid === 0) return
  throw new Failure(
    `${data} belongs to another account: run this as that account, such as sudo -u nagardwar node …`,
  )
}

/** The arguments of a command on a council: its plain words, and its options. All commands accept `--env-file`. */
export function typed(options = {}) {
  try {
    const known = { ...options, 'env-file': { type: 'string' } }
    const { values, positionals } = parseArgs({ options: known, allowPositionals: true })
    return { words: positionals, options: values }
  } catch (error) {
    throw new Failure(error.message)
  }
}

/** Reads the service's settings file, if one was named. */
export function loadSettings(settings) {
  try {
    if (settings) process.loadEnvFile(settings)
  } catch (error) {
    throw new Failure(`The settings in ${settings} cannot be read: ${error.message}`)
  }
}

/**
 * The council for a command, with the service's settings file if one was named; variables of the environment win.
 * Prints which council it is before anything happens.
 */
export function councilMeant(settings) {
  loadSettings(settings)
  const council = councilData()
  console.log(whichCouncil(council))
  checkOwner(council.data)
  return council
}
