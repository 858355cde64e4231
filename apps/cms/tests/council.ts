import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { vi } from 'vitest'
import { newDatabase } from './prepared/database.ts'
import { type StoredFiles, storedFiles } from './stored-files.ts'

export type TestCouncil = {
  payload: Payload
  uploadsDir: string
  files: StoredFiles
  close: () => Promise<void>
}

/** A new bucket on the S3-compatible server of TEST_S3_URL; without it, files are in a folder. */
function newBucket(): Record<string, string> {
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

/**
 * The files of a worker share what comes from packages, which takes seconds to load. The desk's own modules, which read
 * the environment once, and the council that Payload keeps for the whole process are each file's own.
 */
function forgetTheLast(): void {
  vi.resetModules()
  const kept = (globalThis as { _payload?: Map<string, unknown> })._payload
  kept?.clear()
}

/**
 * Opens an empty, migrated council of its own. Once a test file, before anything imports the configuration:
 * that reads its environment once.
 */
export async function openCouncil(): Promise<TestCouncil> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-cms-'))
  const uploadsDir = path.join(folder, 'uploads')
  process.env.PAYLOAD_SECRET = randomBytes(16).toString('hex')
  process.env.DATABASE_URL = await newDatabase(folder)
  process.env.DATA_DIR = folder
  process.env.UPLOADS_DIR = uploadsDir
  Object.assign(process.env, newBucket())
  process.env.SEED_DEMO = '0'
  process.env.FEEDBACK_PER_MINUTE = '0'
  process.env.COUNTS_PER_MINUTE = '0'
  process.env.PUBLISHED_VERSIONS = '5'
  forgetTheLast()
  const [{ getPayload }, { default: config }, { configuration }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('../src/configuration.ts'),
  ])
  const files = await storedFiles(uploadsDir, configuration.bucket)
  const payload = await getPayload({ config })
  const close = async (): Promise<void> => {
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  return { payload, uploadsDir, files, close }
}
