import { ask, stateOfPort } from './ask.mjs'
import { bad, judge, unknown, well } from './finding.mjs'

const behind = 'HOST=127.0.0.1 (and CMS_HOST), and a firewall that lets in 80 and 443 alone.'

const silent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|EHOSTUNREACH|ENETUNREACH|TimeoutError|ABORT/
const noDesk = unknown('The desk was not asked', 'say its address: --desk=https://desk.council.example')

/** The answer, or nothing where nobody answers; a certificate that is not accepted is no silence. */
const answerOf = (address, authority) =>
  ask(address, { authority }).catch((error) => {
    if (silent.test(`${error.code} ${error.name}`)) return undefined
    throw error
  })

/** Whoever asks from the town hall reaches the desk, and learns nothing about strangers. */
async function deskForStaffAlone({ desk, authority, isStaffNetwork }) {
  if (!desk) return noDesk
  const answer = await answerOf(`${desk}/admin`, authority)
  if (!answer || [401, 403].includes(answer.status)) return well('The desk does not answer from here')
  if (isStaffNetwork)
    return unknown(
      'Whether strangers reach the desk was not seen',
      'run this from a line outside the town hall',
    )
  return bad(
    `The desk answers strangers (${answer.status})`,
    'Allow the networks of the town hall and the VPN alone. If you are in one of them, add --staff-network.',
  )
}

async function deskSecurely({ desk, authority }) {
  if (!desk) return noDesk
  if (!desk.startsWith('https://'))
    return bad(
      `The desk has no TLS (${desk})`,
      'Passwords travel in the clear: give it a certificate and set CMS_ORIGIN.',
    )
  const answer = await answerOf(`${desk}/metrics`, authority)
  if (!answer) return unknown('TLS of the desk was not seen', 'it does not answer from here')
  return judge(
    answer.status !== 200,
    'The desk has TLS, and keeps its numbers to itself',
    'The desk’s /metrics answers strangers',
    'Answer it with 404 in the proxy, as deploy/ does.',
  )
}

async function deskBehindSite({ site, authority }) {
  const { status } = await ask(`${site}/admin`, { authority })
  return judge(
    [404, 503].includes(status),
    'The desk is no path of the public site',
    `${site}/admin answers ${status}`,
    'The desk needs an origin of its own; the proxy passes the site’s name to the site alone.',
  )
}

async function ports({ site, closedPorts, isLoopbackOutside }) {
  const open = []
  for (const [port, name] of Object.entries(closedPorts)) {
    const state = await stateOfPort(site, Number(port))
    if (state === 'own' && !isLoopbackOutside)
      return unknown(
        'Whether the ports behind the proxy are closed was not seen',
        'the name leads to this machine itself',
      )
    if (state !== 'closed') open.push(`${port} (${name})`)
  }
  return judge(
    open.length === 0,
    'Site, desk, database and bucket are reached through the proxy alone',
    `Ports open to this machine: ${open.join(', ')}`,
    behind,
  )
}

export const doorChecks = {
  'desk for staff': deskForStaffAlone,
  'TLS of the desk': deskSecurely,
  'desk behind the site': deskBehindSite,
  ports,
}

export const usualPorts = {
  3000: 'site',
  3001: 'desk',
  5432: 'PostgreSQL',
  7070: 'file store',
}
