import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { settingOrFile } from '../setting-from-file.mjs'
import { bad, judge, unknown, well } from './finding.mjs'

const least = 32
/** Of a random secret of 32 characters, nearly every one differs from this many others. */
const leastDifferent = 10
const examples = /change|example|secret|password|default|only-for-building|council|nagardwar/i
/** The newest, and older ones that still count. */
const severalAtOnce = ['CMS_SECRET', 'FEEDBACK_KEY']
const make = 'openssl rand -hex 32, and docs/audit/cryptography.md (“Keys”) says what a new one ends.'

const modeOf = (file) => statSync(file).mode & 0o777
const octal = (mode) => mode.toString(8).padStart(3, '0')

function whatIsWrong(secret) {
  if (secret.length < least) return `has ${secret.length} characters, fewer than ${least}`
  if (new Set(secret).size < leastDifferent || examples.test(secret)) return 'looks typed, not random'
  return undefined
}

function keptSecrets(file) {
  try {
    return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  } catch (error) {
    throw new Error(`${file}: ${error.code}`)
  }
}

/** Never the value: what is wrong with it. */
function strength({ council, env }) {
  const kept = keptSecrets(council.secrets)
  const names = ['PAYLOAD_SECRET', 'CMS_SECRET', 'FEEDBACK_KEY', 'METRICS_TOKEN']
  const given = names
    .map((name) => [name, settingOrFile(name, env) ?? kept[name]])
    .filter(([, value]) => value)
  const wrong = given.flatMap(([name, value]) =>
    value
      .split(severalAtOnce.includes(name) ? ',' : '\n')
      .map((each) => whatIsWrong(each.trim()))
      .filter(Boolean)
      .map((what) => `${name} ${what}`),
  )
  if (given.length === 0)
    return unknown('No secret was seen here', 'run it as the account of the desk, or as root')
  return judge(
    wrong.length === 0,
    `Secrets are long and random: ${given.map(([name]) => name).join(', ')}`,
    wrong.join('; '),
    make,
  )
}

/** What no other account may read or change. */
function modes({ council, settings }) {
  const backups = path.join(council.data, 'backups')
  const archives = existsSync(backups) ? readdirSync(backups).filter((name) => name.includes('.tar.gz')) : []
  const closed = [
    council.secrets,
    ...archives.map((name) => path.join(backups, name)),
    ...(settings ? [settings] : []),
  ].filter(existsSync)
  const wrong = closed
    .filter((file) => modeOf(file) & 0o007)
    .map((file) => `${file} (${octal(modeOf(file))})`)
  const folder = modeOf(council.data)
  if (folder & 0o007) wrong.push(`${council.data} (${octal(folder)})`)
  return judge(
    wrong.length === 0,
    'Data, secrets, backups and settings are closed to other accounts',
    `Other accounts may read: ${wrong.join(', ')}`,
    'sudo chmod o-rwx on each.',
  )
}

/** The key that opens the backups is for another place. */
function keyOfBackups({ council, settings }) {
  const folders = [
    council.data,
    path.join(council.data, 'backups'),
    path.dirname(settings ?? '/etc/x'),
    '/etc/nagardwar',
  ]
  const files = folders.flatMap((folder) => {
    try {
      return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => path.join(folder, name))
    } catch {
      return []
    }
  })
  const isKey = (file) => {
    try {
      return statSync(file).size < 10_000 && readFileSync(file, 'utf8').includes('AGE-SECRET-KEY-')
    } catch {
      return false
    }
  }
  const keys = files.filter(isKey)
  return judge(
    keys.length === 0,
    'The key that opens the backups is not beside them',
    `The key that opens the backups lies on the server: ${keys.join(', ')}`,
    'Move it to two other places, and overwrite it here: shred -u.',
  )
}

/** Only for one start, and harmful at the next. */
function onlyOnce({ env }) {
  const left = ['BEGIN_ANEW', 'CONFIRMED_DATE'].filter((name) => env[name] && env[name] !== '0')
  return left.length > 0
    ? bad(`A setting for one start is still there: ${left.join(', ')}`, 'Take it out of the settings.')
    : well('No setting for one start is left')
}

export const secretChecks = {
  secrets: strength,
  'file modes': modes,
  'key of backups': keyOfBackups,
  'settings for one start': onlyOnce,
}
