import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { councilData } from '../council-data.mjs'
import { Failure } from '../failure.mjs'
import { root } from '../repository.mjs'
import { accountChecks } from './accounts.mjs'
import { answerChecks } from './answers.mjs'
import { ask, shakeHands } from './ask.mjs'
import { backupChecks } from './backups.mjs'
import { doorChecks, usualPorts } from './doors.mjs'
import { findingsOf } from './finding.mjs'
import { machineChecks } from './machine.mjs'
import { programOutput } from './program-output.mjs'
import { publishedChecks } from './published.mjs'
import { runningChecks } from './running.mjs'
import { secretChecks } from './secrets.mjs'
import { settingChecks } from './settings.mjs'
import { transportChecks } from './transport.mjs'

const outside = { ...transportChecks, ...answerChecks, ...publishedChecks, ...doorChecks }
const onServer = {
  ...settingChecks,
  ...secretChecks,
  ...backupChecks,
  ...accountChecks,
  ...runningChecks,
  ...machineChecks,
}

/** An address without a path, as residents or staff type it. */
export function originOf(text, what) {
  const url = URL.canParse(text ?? '') ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.username)
    throw new Failure(`Say the address of the ${what}, such as https://council.example`)
  return url.origin
}

/** A council is on this machine if its data are: nothing is made here. */
export const isCouncil = ({ data }) =>
  ['council.json', 'secrets.env', 'cms/cms.db'].some((name) => existsSync(path.join(data, name)))

/** What is seen from outside, as a stranger; changes nothing there. */
export const seenOutside = (context) =>
  findingsOf(outside, { now: Date.now(), closedPorts: usualPorts, ...context })

/** The authority by whose certificates proxy, site and desk know each other on this machine. */
const authorityIn = ({ NODE_EXTRA_CA_CERTS: file }) =>
  file && existsSync(file) ? readFileSync(file, 'utf8') : ''

/** What the apps of this machine say of themselves, with TLS or without; nothing if none answers. */
function appsHere(env) {
  const authority = authorityIn(env)
  const secure = (port) => `https://localhost:${port}`
  const plain = (port) => `http://127.0.0.1:${port}`
  return {
    readyAt: (port) =>
      ask(`${secure(port)}/readyz`, { authority })
        .catch(() => ask(`${plain(port)}/readyz`))
        .then(
          ({ text }) => JSON.parse(text),
          () => undefined,
        ),
    /** When the certificate ends with which an app speaks TLS; nothing where it speaks none. */
    certificateAt: (port) =>
      shakeHands(secure(port), { authority }).then(
        ({ endsAt }) => endsAt,
        () => undefined,
      ),
  }
}

/** What is seen on the server: settings, secrets, backups, accounts, the machine. */
export async function seenOnServer(context) {
  const { env = process.env } = context
  const council = councilData(path.resolve(env.DATA_DIR || path.join(root, 'data')), env)
  if (!isCouncil(council))
    return [
      {
        name: 'server',
        state: 'unknown',
        what: `The server was not looked at: there is no council in ${council.data}`,
        mend: 'run this on the server too, with --env-file=/etc/nagardwar.env',
      },
    ]
  return findingsOf(onServer, {
    now: Date.now(),
    root: '/',
    top: root,
    run: programOutput,
    ...appsHere(env),
    ...context,
    env,
    council,
  })
}
