import { ask } from './ask.mjs'
import { bad, judge, well } from './finding.mjs'

const proxy = 'Compare the proxy with deploy/nginx.conf or deploy/Caddyfile.'
/** Words that stand in an answer only when the inside leaks: stacks, paths, packages, databases. */
const inside =
  /\n\s+at .+[/:]\d+|node_modules|\/srv\/|\/app\/apps\/|SQLITE_|ECONNREFUSED|PostgresError|<address>(?:nginx|Apache)/i

async function opened({ site, authority }) {
  const { status, headers, text } = await ask(`${site}/`, { authority })
  if (status === 503 && headers['retry-after']) return well('The website answers; it is closed')
  if (status !== 200) return bad(`The website answers ${status}`, 'See /readyz and the log of the site.')
  const isDemo =
    /<meta[^>]+name="robots"[^>]+noindex/.test(text) || /noindex/.test(headers['x-robots-tag'] ?? '')
  return judge(
    !isDemo,
    'The website answers, and search engines may list it',
    'The website asks search engines to leave it out: it is a demonstration',
    'npm run demo:remove, once the council’s own content is there.',
  )
}

async function headersOf({ site, authority }) {
  const { headers } = await ask(`${site}/`, { authority })
  const policy = headers['content-security-policy'] ?? ''
  const wanted = {
    'Content-Security-Policy': /default-src/.test(policy) && !/script-src[^;]*'unsafe-inline'/.test(policy),
    'X-Content-Type-Options': headers['x-content-type-options'] === 'nosniff',
    'Referrer-Policy': Boolean(headers['referrer-policy']),
    'protection against frames': /frame-ancestors/.test(policy) || Boolean(headers['x-frame-options']),
  }
  const lacking = Object.keys(wanted).filter((name) => !wanted[name])
  return judge(
    lacking.length === 0,
    'Pages have their security headers',
    `Missing or weakened on pages: ${lacking.join(', ')}`,
    `The site sends them: the proxy must not remove or replace them. ${proxy}`,
  )
}

async function nameless({ site, authority }) {
  const { headers } = await ask(`${site}/`, { authority })
  const named = [headers.server, headers['x-powered-by']].filter(Boolean).join(', ')
  const isVersion = /\d/.test(named) || headers['x-powered-by']
  return judge(!isVersion, 'No software names its version', `Software names itself: ${named}`, proxy)
}

/** For programs of this machine alone. */
const hidden = (path) =>
  async function isHidden({ site, authority }) {
    const { status } = await ask(`${site}${path}`, { authority })
    return judge(
      [401, 403, 404].includes(status),
      `${path} is not public`,
      `${path} answers strangers (${status})`,
      `Answer it with 404 in the proxy, and ask 127.0.0.1 on the machine. ${proxy}`,
    )
  }

async function ownFiles({ site, authority }) {
  const open = []
  for (const path of ['/.env', '/.git/config', '/compose.yaml', '/data/secrets.env']) {
    const { status } = await ask(`${site}${path}`, { authority })
    if (status === 200) open.push(path)
  }
  return judge(
    open.length === 0,
    'No file of the installation is served',
    `Files of the installation are public: ${open.join(', ')}`,
    'The proxy must pass all requests to the site and serve no folder.',
  )
}

async function errorPages({ site, authority }) {
  const lost = await ask(`${site}/no-such-page-${crypto.randomUUID()}`, { authority })
  const malformed = await ask(`${site}/%E0%A4%A`, { authority })
  const posted = await ask(`${site}/`, { method: 'POST', authority })
  const leaking = [lost, malformed, posted].filter(({ text }) => inside.test(text))
  if (leaking.length > 0)
    return bad(
      'An error page shows the inside of the server',
      'NODE_ENV=production, and no error pages of the proxy.',
    )
  const isRight = [404, 503].includes(lost.status) && [malformed, posted].every(({ status }) => status >= 400)
  return judge(
    isRight,
    'Error pages have the right status and show nothing of the inside',
    `A page that does not exist answers ${lost.status}, a malformed address ${malformed.status}`,
    proxy,
  )
}

async function traced({ site, authority }) {
  const { status } = await ask(`${site}/`, { method: 'TRACE', authority })
  return judge(status >= 400, 'TRACE is refused', `TRACE answers ${status}`, proxy)
}

export const answerChecks = {
  website: opened,
  'security headers': headersOf,
  'names of software': nameless,
  '/metrics': hidden('/metrics'),
  '/readyz': hidden('/readyz'),
  'own files': ownFiles,
  'error pages': errorPages,
  TRACE: traced,
}
