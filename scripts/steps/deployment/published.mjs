import { ask } from './ask.mjs'
import { judge, unknown } from './finding.mjs'

async function forRobots({ site, authority }) {
  const robots = await ask(`${site}/robots.txt`, { authority })
  const map = await ask(`${site}/sitemap.xml`, { authority })
  if (robots.status === 503)
    return unknown('robots.txt and the site map were not seen', 'the website is closed')
  const isRight =
    robots.status === 200 &&
    robots.text.includes(`Sitemap: ${site}/sitemap.xml`) &&
    map.text.includes(`${site}/`)
  return judge(
    isRight,
    'robots.txt and the site map name the public address',
    'robots.txt or the site map is missing or names another address',
    'Set ORIGIN to the address that residents type.',
  )
}

async function reachable({ site, authority }) {
  const { status, text } = await ask(`${site}/.well-known/security.txt`, { authority })
  if (status === 503) return unknown('security.txt was not seen', 'the website is closed')
  return judge(
    status === 200 && /^Contact:/m.test(text),
    'security.txt says where weaknesses are reported',
    `security.txt answers ${status}`,
    'Set the council’s e-mail address in the settings of the desk.',
  )
}

async function clock({ site, authority, now }) {
  const { headers } = await ask(`${site}/`, { authority })
  const away = Math.abs(Date.parse(headers.date ?? '') - now) / 1000
  if (Number.isNaN(away)) return unknown('The clock of the server was not seen', 'it says no date')
  return judge(
    away < 60,
    'The clocks of the server and of this machine agree',
    `The clocks of the server and of this machine are ${Math.round(away)} seconds apart`,
    'Set both by deploy/chrony.conf.',
  )
}

export const publishedChecks = {
  'search engines': forRobots,
  'security.txt': reachable,
  clock,
}
