import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { logInAtDesk } from '../../../scripts/steps/first-account.mjs'
import { noLimits } from '../../../scripts/steps/no-limits.mjs'
import { startS3 } from '../../../scripts/steps/s3.mjs'
import { onPath } from '../../../scripts/steps/system-package.mjs'
import { ownApp } from '../../../tests/support/own-council.ts'
import { engines } from '../../../tests/support/own-database.ts'
import { newBucket } from './bucket.mjs'
import { proxyPorts, startProxy } from './proxy.mjs'

const times = (count, make) => Promise.all(Array.from({ length: count }, make))

export const hasStore = () => onPath('swift-proxy-server')

/** Where no server that speaks S3 is installed, both desks keep files in the folder that they share. */
async function startFiles() {
  if (!hasStore()) return { env: {}, stop: async () => undefined }
  const { url, stop } = await startS3()
  return { env: await newBucket(url), stop }
}

/** Three sites and two desks behind nginx, on PostgreSQL and a store that speaks S3, with the demo content. */
export async function openGrownCouncil() {
  const folders = []
  const folder = () => {
    folders.push(mkdtempSync(path.join(tmpdir(), 'nagardwar-grown-')))
    return folders.at(-1)
  }
  const opened = []
  const stop = async () => {
    for (const close of opened.reverse()) await close()
    for (const each of folders)
      rmSync(each, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    const database = await engines.PostgreSQL.open()
    opened.push(database.stop)
    const files = await startFiles()
    opened.push(files.stop)
    const ports = await proxyPorts()
    const data = folder()
    const deskEnv = { ...noLimits, ...database.env, ...files.env, TRUSTED_HOPS: '1' }
    const desks = await times(2, () => ownApp('cms', { data, env: deskEnv }))
    opened.push(() => Promise.all(desks.map((desk) => desk.stop())))
    // One after the other, as after an upgrade: the first one stores the content.
    for (const desk of desks) await desk.start()
    const siteEnv = { ...noLimits, API_ROOT: `http://127.0.0.1:${ports.desks}/api`, TRUSTED_HOPS: '2' }
    const sites = await times(3, () => ownApp('site', { data: folder(), env: siteEnv }))
    opened.push(() => Promise.all(sites.map((site) => site.stop())))
    const starting = sites.map((site) => site.start({ isPatient: false }))
    await Promise.all(starting)
    const proxy = await startProxy(ports, { sites, desks })
    opened.push(proxy.stop)
    const [siteUrl, deskUrl] = [ports.sites, ports.desks].map((port) => `http://127.0.0.1:${port}`)
    return {
      sites,
      desks,
      siteUrl,
      deskUrl,
      token: await logInAtDesk(`http://localhost:${desks[0].port}`),
      ask: database.ask,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
