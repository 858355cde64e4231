import { ask, shakeHands } from './ask.mjs'
import { bad, judge, unknown, well } from './finding.mjs'

const day = 24 * 60 * 60_000
const leastDays = 14
const halfYear = 180 * 24 * 60 * 60
/** OpenSSL itself refuses old versions unless it is told otherwise; this one only asks whether the server takes them. */
const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }

const isSecure = (origin) => origin.startsWith('https://')
const plain = (origin, port = 80) => {
  const { hostname } = new URL(origin)
  return port === 80 ? `http://${hostname}` : `http://${hostname}:${port}`
}
const notSecure = (origin) =>
  bad(
    `${origin} has no TLS`,
    'Get a certificate, and put the proxy of deploy/ before it. Set ORIGIN to the https address.',
  )

async function certificate({ site, authority, now }) {
  if (!isSecure(site)) return notSecure(site)
  const { version, endsAt } = await shakeHands(site, { authority }).catch((error) => ({
    version: error.code,
  }))
  if (!endsAt)
    return bad(
      `The certificate of ${site} is not accepted (${version})`,
      'Renew it for this name with its whole chain; with an authority of your own, name it by --authority.',
    )
  const days = Math.floor((endsAt - now) / day)
  return judge(
    days >= leastDays,
    `The certificate is valid for ${days} more days (${version})`,
    `The certificate ends in ${days} days`,
    'See why it was not renewed: sudo certbot renew --dry-run.',
  )
}

/** Whether a version is taken, or refused by the server itself; every other failure says nothing. */
async function oldVersions({ site, authority }) {
  if (!isSecure(site)) return notSecure(site)
  const answer = await shakeHands(site, { authority, ...old }).catch((error) => error)
  if (answer instanceof Error)
    return /^(?:ERR_SSL_|EPROTO|ECONNRESET)/.test(answer.code ?? '')
      ? well('TLS 1.0 and 1.1 are refused')
      : unknown('Whether old versions of TLS are spoken was not seen', answer.code ?? answer.message)
  return bad(
    `TLS of an old version is spoken (${answer.version})`,
    'ssl_protocols TLSv1.2 TLSv1.3, as in deploy/nginx.conf.',
  )
}

async function leadsToTls({ site, plainPort }) {
  if (!isSecure(site)) return notSecure(site)
  const { status, headers } = await ask(`${plain(site, plainPort)}/mr/contact?a=1`)
  const to = String(headers.location ?? '')
  return judge(
    [301, 308].includes(status) && to === `${site}/mr/contact?a=1`,
    'Pages without TLS lead to the same page with it',
    `A page without TLS answers ${status} ${to}`,
    `Lead it to ${site} with 301, as in deploy/nginx.conf.`,
  )
}

async function callsWithoutTls({ site, plainPort }) {
  if (!isSecure(site)) return notSecure(site)
  const { status } = await ask(`${plain(site, plainPort)}/api/contact-us`, { method: 'POST' })
  return judge(
    status === 403,
    'Calls of the API without TLS are refused',
    `A call of the API without TLS answers ${status}`,
    'Refuse /api there with 403: a program that sends messages in the clear must be mended, not led on.',
  )
}

async function hsts({ site, authority }) {
  const { all } = await ask(`${site}/`, { authority })
  const said = all['strict-transport-security'] ?? []
  const seconds = Number(/max-age=(\d+)/.exec(said[0] ?? '')?.[1] ?? 0)
  return judge(
    said.length === 1 && seconds >= halfYear,
    'Browsers are told to come by TLS alone (HSTS)',
    said.length > 1 ? 'HSTS is said twice' : 'HSTS is missing or too short',
    'Set ORIGIN to the https address; the apps say HSTS, the proxy must neither say nor remove it.',
  )
}

export const transportChecks = {
  certificate,
  'old TLS': oldVersions,
  'http to https': leadsToTls,
  'calls without TLS': callsWithoutTls,
  HSTS: hsts,
}
