import { execFileSync } from 'node:child_process'
import { noLimits } from '../../scripts/steps/no-limits.mjs'
import { ownApp, ownData } from '../../tests/support/own-council.ts'
import { smallDisk } from './small-disk.mjs'

const megabytes = (pid) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

/** The council's data, on a small disk if this account may mount one. */
async function dataOn(disk) {
  const usual = process.env.TMPDIR
  if (disk) process.env.TMPDIR = disk.folder
  const own = await ownData()
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  return own
}

/** A separate council with the demo content, whose processes may be killed. */
export async function stormCouncil() {
  const disk = smallDisk()
  const { data, remove } = await dataOn(disk)
  const desk = await ownApp('cms', { data, env: noLimits })
  await desk.start()
  const site = await ownApp('site', { data, env: { ...noLimits, API_ROOT: `${desk.url}/api` } })
  await site.start()
  return {
    data,
    disk,
    desk,
    site,
    /** The same council's desk with other settings. */
    otherDesk: (env) => ownApp('cms', { data, port: desk.port, env: { ...noLimits, ...env } }),
    /** A site on another API. */
    siteOf: (apiRoot) => ownApp('site', { data: `${data}/other`, env: { ...noLimits, API_ROOT: apiRoot } }),
    /** A site with the usual limits, behind a proxy that sends its clients' addresses. */
    limitedSite: () =>
      ownApp('site', { data: `${data}/limited`, env: { TRUSTED_HOPS: '1', API_ROOT: `${desk.url}/api` } }),
    memory: () => ({ site: megabytes(site.pid()), desk: megabytes(desk.pid()) }),
    async stop() {
      await Promise.all([site.stop(), desk.stop()])
      remove()
      disk?.remove()
    },
  }
}
