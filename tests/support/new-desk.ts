import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../../scripts/steps/ports.mjs'
import { databaseFile, ownApp, ownData } from './own-council.ts'

/** The desk of a new council, without facts of any council and without accounts, which leads with Marathi. */
export async function skeletonDesk() {
  const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-skeleton-'))
  const port = await freePort()
  const cmsUrl = `http://127.0.0.1:${port}`
  const env = { CMS_ORIGIN: cmsUrl, SEED: 'skeleton', DEFAULT_LANGUAGE: 'mr' }
  const desk = await ownApp('cms', { data, port, env })
  await desk.start()
  return {
    cmsUrl,
    async stop() {
      await desk.stop()
      rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

/** A council of its own, with content and without any account: the desk's first screen asks for the first one. */
export async function councilWithoutAccounts() {
  const own = await ownData()
  const [sitePort, deskPort] = [await freePort(), await freePort()]
  const [siteUrl, cmsUrl] = [`http://localhost:${sitePort}`, `http://localhost:${deskPort}`]
  const env = { ORIGIN: siteUrl, CMS_ORIGIN: cmsUrl, API_ROOT: `http://127.0.0.1:${deskPort}/api` }
  const desk = await ownApp('cms', { data: own.data, port: deskPort, env })
  const site = await ownApp('site', { data: own.data, port: sitePort, env })
  if (process.env.COUNCIL_DATA) forgetAccounts(own.data)
  await Promise.all([desk.start(), site.start()])
  return {
    siteUrl,
    cmsUrl,
    async stop() {
      await Promise.all([desk.stop(), site.stop()])
      own.remove()
    },
  }
}

/** Other tests may have hired staff in the council that was copied. */
export function forgetAccounts(data: string): void {
  const database = new DatabaseSync(databaseFile(data))
  database.exec('PRAGMA foreign_keys = ON; DELETE FROM users')
  database.close()
}
