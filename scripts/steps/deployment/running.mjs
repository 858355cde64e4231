import { existsSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { bad, judge, unknown } from './finding.mjs'

const apps = { 'apps/site': 'site', 'apps/cms': 'desk' }

/** Of this installation, by the folders in which they run: by which accounts site and desk run. */
function accountsIn(folder, top) {
  const uids = { site: new Set(), desk: new Set() }
  for (const pid of existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9]+$/.test(name)) : [])
    try {
      const app = apps[path.relative(top, readlinkSync(path.join(folder, pid, 'cwd')))]
      if (app) uids[app].add(statSync(path.join(folder, pid)).uid)
    } catch {
      // It has ended meanwhile, or is another account's.
    }
  return { site: [...uids.site], desk: [...uids.desk] }
}

function accounts({ root, top }) {
  const { site, desk } = accountsIn(path.join(root, 'proc'), top)
  if (site.length === 0 || desk.length === 0)
    return unknown('The accounts of site and desk were not seen', 'not both run here, or this is not root')
  if ([...site, ...desk].includes(0)) return bad('Site or desk runs as root', 'Use deploy/systemd.')
  return judge(
    !site.some((uid) => desk.includes(uid)),
    'Site and desk run under accounts of their own',
    'Site and desk run under one account',
    'deploy/systemd and docs/operations.md (“Who may what”).',
  )
}

/** What both apps say of themselves, on this machine. */
async function ready({ env, readyAt }) {
  const [site, desk] = await Promise.all([
    readyAt(Number(env.SITE_PORT || 3000)),
    readyAt(Number(env.CMS_PORT || 3001)),
  ])
  const wrong = [
    ...(site ? [] : ['the site does not answer']),
    ...(desk ? [] : ['the desk does not answer']),
    ...(site?.isReady === false ? ['the site knows no content'] : []),
    ...(site?.failing > 0 ? [`${site.failing} lists do not arrive from the desk`] : []),
    ...(site?.canWrite === false ? ['the site cannot write its folder'] : []),
    ...(desk && desk.status !== 'ready' ? ['the desk is not ready'] : []),
    ...([site, desk].some((each) => each?.clockDriftSeconds) ? ['the clock was moved'] : []),
  ]
  return judge(
    wrong.length === 0,
    'Site and desk are ready',
    `Not ready: ${wrong.join(', ')}`,
    'curl -s localhost:3000/readyz localhost:3001/readyz, and journalctl -u ‘nagardwar*’.',
  )
}

export const runningChecks = { 'site and desk': ready, accounts }
