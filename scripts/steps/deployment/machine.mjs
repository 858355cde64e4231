import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { freeSpace } from '../machine.mjs'
import { bad, judge, unknown, well } from './finding.mjs'

const leastFree = 1000
/** docs/audit/updates.md, and nodejs.org: the long-term version 24. */
const nodeEnds = Date.parse('2028-04-30')
/** The DPDP Rules (rule 6) want logs of a year, CERT-In 180 days. */
const logDays = 365

const json = (...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'))

function disk({ council, freeIn = freeSpace }) {
  const free = freeIn(council.data)
  return judge(
    free >= leastFree,
    `${free} MB are free on the disk of the data`,
    `Only ${free} MB are free on the disk of the data`,
    'Make room: without it nothing is stored, no feedback either.',
  )
}

async function time({ run }) {
  const said = (await run('timedatectl', ['show', '--property=NTPSynchronized', '--value'])).trim()
  if (!['yes', 'no'].includes(said))
    return unknown('Whether the clock is set from the network was not seen', said)
  return judge(
    said === 'yes',
    'The clock is set from the network',
    'The clock is not set from the network',
    'chrony with deploy/chrony.conf (NIC and NPL), and UDP 123 through the firewall.',
  )
}

function node({ top, now }) {
  const wanted = json(top, 'package.json').dependencies.node
  const there = json(top, 'node_modules/node/package.json').version
  if (there !== wanted)
    return bad(`Node ${there} is installed, not ${wanted}`, 'npm ci, npm run build, restart.')
  return judge(
    now < nodeEnds,
    `Node ${there} is the pinned one`,
    `Node ${there} is no longer supported`,
    'Upgrade Nagardwar.',
  )
}

/** What is installed, beside what the lockfile (and so the list of parts) says. */
function parts({ top }) {
  const wanted = json(top, 'package-lock.json').packages
  const there = json(top, 'node_modules/.package-lock.json').packages
  const wrong = Object.entries(there).filter(([place, { version }]) => wanted[place]?.version !== version)
  return judge(
    wrong.length === 0,
    'What is installed is what the list of parts says (npm run sbom)',
    `${wrong.length} packages are not of this version: ${wrong
      .slice(0, 3)
      .map(([place]) => place.replace(/^.*node_modules\//, ''))
      .join(', ')}`,
    'npm ci, npm run build, restart.',
  )
}

/** Needs the registry. */
async function advisories({ run, top }) {
  const said = await run('npm', ['audit', '--omit=dev', '--json', '--prefix', top])
  const { metadata } = JSON.parse(said)
  if (!metadata)
    return unknown('Known weaknesses of the parts were not asked', 'the registry does not answer')
  const { high, critical } = metadata.vulnerabilities
  return judge(
    high + critical === 0,
    'No part has a known weakness of high severity',
    `${high + critical} known weaknesses of high severity in the parts`,
    'npm audit --omit=dev names them; upgrade within the time of docs/audit/updates.md.',
  )
}

function restart({ root }) {
  return existsSync(path.join(root, 'var/run/reboot-required'))
    ? bad('An update of the system waits for a restart', 'sudo systemctl reboot, at night.')
    : well('No update of the system waits for a restart')
}

/** Lines of a folder of settings, later files last. */
function settingsIn(folder) {
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder).filter((name) => name.endsWith('.conf'))
  return files
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
}

function logs({ root }) {
  const file = path.join(root, 'etc/systemd/journald.conf')
  const text = `${existsSync(file) ? readFileSync(file, 'utf8') : ''}\n${settingsIn(`${file}.d`)}`
  const days = Number([...text.matchAll(/^\s*MaxRetentionSec=(\d+)\s*day/gm)].at(-1)?.[1] ?? 0)
  return judge(
    days >= logDays,
    `Logs are kept for ${days} days`,
    days ? `Logs are kept for ${days} days only` : 'Nothing says how long logs are kept',
    'deploy/journald.conf: a year (DPDP Rules, rule 6).',
  )
}

function program({ top }) {
  const files = ['package.json', 'scripts', 'apps/site', 'apps/cms', 'node_modules'].map((name) =>
    path.join(top, name),
  )
  const open = files.filter((file) => existsSync(file) && statSync(file).mode & 0o002)
  return judge(
    open.length === 0,
    'Nobody else may change the program',
    `Everybody may change: ${open.join(', ')}`,
    'sudo chmod -R o-w on them.',
  )
}

export const machineChecks = {
  disk,
  'time synchronisation': time,
  Node: node,
  parts,
  advisories,
  'updates of the system': restart,
  logs,
  program,
}
