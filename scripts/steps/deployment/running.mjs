import { existsSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { bad, judge, unknown, well } from './finding.mjs'

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
    'curl -sk https://localhost:3000/readyz https://localhost:3001/readyz, and journalctl -u ‘nagardwar*’.',
  )
}

const inside =
  'deploy/inside-certificates.sh, deploy/systemd and deploy/nginx.conf (docs/operations.md#tls-inside).'
const soonest = 30 * 24 * 60 * 60_000

/** The proxy, site and desk of one machine speak encrypted with each other too. */
async function tlsInside({ env, now, readyAt, certificateAt }) {
  const ports = { site: Number(env.SITE_PORT || 3000), desk: Number(env.CMS_PORT || 3001) }
  const seen = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ({
      name,
      isRunning: Boolean(await readyAt(port)),
      endsAt: await certificateAt(port),
    })),
  )
  const running = seen.filter(({ isRunning }) => isRunning)
  if (running.length === 0)
    return unknown('Whether site and desk speak TLS here was not seen', 'neither answers')
  const plain = running.filter(({ endsAt }) => !endsAt).map(({ name }) => name)
  if (plain.length > 0)
    return bad(`Connections on this machine are not encrypted: ${plain.join(' and ')}`, inside)
  return judge(
    running.every(({ endsAt }) => endsAt.getTime() - now > soonest),
    'Site and desk speak TLS alone, on this machine too',
    'The certificates for this machine end within 30 days',
    'systemctl restart nagardwar makes new ones.',
  )
}

const oldestSignatures = 7

/** A scanner is the council's choice: none is nothing to fix. */
async function viruses({ env, readyAt }) {
  if (!env.CLAMD_URL) return well('No virus scanner is set (CLAMD_URL): uploads are not searched')
  const desk = await readyAt(Number(env.CMS_PORT || 3001))
  if (!desk) return unknown('Whether uploads are searched was not seen', 'the desk does not answer')
  if (!desk.viruses?.answers)
    return bad('The virus scanner does not answer: nothing can be uploaded', 'systemctl status clamav-daemon')
  const { signaturesDays: days } = desk.viruses
  if (days === null) return unknown('The age of the virus signatures was not seen', 'clamd does not say it')
  return judge(
    days <= oldestSignatures,
    `Uploads are searched for viruses; signatures ${days} days old`,
    `The virus signatures are ${days} days old`,
    'systemctl status clamav-freshclam',
  )
}

export const runningChecks = { 'site and desk': ready, 'TLS inside': tlsInside, accounts, viruses }
