import { execFileSync } from 'node:child_process'
import { ownApp, ownData } from '../../tests/support/own-council.ts'

const generous = {
  FEEDBACK_PER_MINUTE: '0',
  COUNTS_PER_MINUTE: '0',
  SEARCHES_PER_MINUTE: '0',
  SEED_DEMO: '0',
}

const megabytes = (pid) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

/** A council of its own, both apps as processes that may be killed. */
export async function stormCouncil() {
  const { data, remove } = await ownData()
  const desk = await ownApp('cms', { data, env: generous })
  await desk.start()
  const site = await ownApp('site', { data, env: { ...generous, API_ROOT: `${desk.url}/api` } })
  await site.start()
  return {
    data,
    desk,
    site,
    /** The same council's desk with other settings. */
    otherDesk: (env) => ownApp('cms', { data, port: desk.port, env: { ...generous, ...env } }),
    /** A site on another API. */
    siteOf: (apiRoot) => ownApp('site', { data: `${data}/other`, env: { ...generous, API_ROOT: apiRoot } }),
    memory: () => ({ site: megabytes(site.pid()), desk: megabytes(desk.pid()) }),
    async stop() {
      await Promise.all([site.stop(), desk.stop()])
      remove()
    },
  }
}
