import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Configuration } from '../src/configuration.ts'
import { newDatabase } from './prepared/database.ts'
import { type StoredFiles, storedFiles } from './stored-files.ts'

export type TestCouncil = {
  payload: Payload
  configuration: Configuration
  /** The settings for a process that opens the same council. */
  environment: Settings
  uploadsDir: string
  files: StoredFiles
  close: () => Promise<void>
}

/** Variables of the environment, by their names. */
export type Settings = Record<string, string>

/** A new bucket on the S3-compatible server of TEST_S3_URL; without it, files are in a folder. */
function newBucket(): Settings {
  const server = process.env.TEST_S3_URL
  if (!server) return {}
  const { origin, username, password } = new URL(server)
  return {
    S3_ENDPOINT: origin,
    S3_BUCKET: `council-${randomBytes(6).toString('hex')}`,
    S3_ACCESS_KEY_ID: decodeURIComponent(username),
    S3_SECRET_ACCESS_KEY: decodeURIComponent(password),
  }
}

/** Payload keeps the council that it opened for the whole process; each file has its own. */
function forgetTheLast(): void {
  const kept = (globalThis as { _payload?: Map<string, unknown> })._payload
  kept?.clear()
}

/**
 * Opens a council of its own, made with the settings: an empty, migrated one, or what is in the given database. Once a
 * test file, before it imports the desk.
 */
export async function openCouncil(settings: Settings = {}, databaseIn = newDatabase): Promise<TestCouncil> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-cms-'))
  const uploadsDir = path.join(folder, 'uploads')
  const environment = {
    PAYLOAD_SECRET: randomBytes(16).toString('hex'),
    DATABASE_URL: await databaseIn(folder),
    DATA_DIR: folder,
    UPLOADS_DIR: uploadsDir,
    ...newBucket(),
    SEED_DEMO: '0',
    FEEDBACK_PER_MINUTE: '0',
    COUNTS_PER_MINUTE: '0',
    PUBLISHED_VERSIONS: '5',
    ...settings,
  }
  forgetTheLast()
  const [{ getPayload }, { desk }, { readConfiguration }] = await Promise.all([
    import('payload'),
    import('../src/desk.ts'),
    import('../src/configuration.ts'),
  ])
  const configuration = readConfiguration({ ...process.env, ...environment })
  const files = await storedFiles(uploadsDir, configuration.bucket)
  const payload = await getPayload({ config: desk(configuration) })
  const close = async (): Promise<void> => {
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  return { payload, configuration, environment, uploadsDir, files, close }
}
