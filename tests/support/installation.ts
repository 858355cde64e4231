import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer as createPlain, type RequestListener } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'

/** What a sound installation answers; a test plants a fault by changing one of these. */
export const soundAnswers = () => ({
  headers: {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy': "default-src 'none'; script-src 'sha256-x'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  } as Record<string, string | string[]>,
  paths: {} as Record<string, { status: number; text?: string }>,
  plain: { page: 301, call: 403 },
  desk: 403,
  minVersion: 'TLSv1.2' as 'TLSv1' | 'TLSv1.2',
  days: 90,
})
export type Answers = ReturnType<typeof soundAnswers>

/** A certificate for this machine, by openssl. */
function certificate(folder: string, days: number) {
  const [key, cert] = [path.join(folder, `key-${days}`), path.join(folder, `cert-${days}`)]
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days ${days} -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${cert}`
  execFileSync('openssl', words.split(' '), { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

/** Site, desk and plain HTTP on loopback, as a proxy of `deploy/` shows them to strangers. */
export async function openInstallation(folder: string, answers: Answers) {
  const { key, cert } = certificate(folder, answers.days)
  let site = ''
  const usual = (): Record<string, { status: number; text?: string }> => ({
    '/': { status: 200, text: '<h1>Council</h1>' },
    '/robots.txt': { status: 200, text: `Sitemap: ${site}/sitemap.xml` },
    '/sitemap.xml': { status: 200, text: `<loc>${site}/</loc>` },
    '/.well-known/security.txt': { status: 200, text: 'Contact: mailto:a@council.example' },
    '/%E0%A4%A': { status: 400, text: 'Bad address' },
  })
  const answerSite: RequestListener = ({ url = '', method = '' }, response) => {
    const planted = answers.paths[`${method} ${url}`]
    const usually =
      method === 'GET' ? (answers.paths[url] ?? usual()[url] ?? { status: 404 }) : { status: 405 }
    const { status, text } = planted ?? usually
    response.writeHead(status, answers.headers).end(text ?? 'Nothing here')
  }
  const answerPlain: RequestListener = ({ url = '' }, response) => {
    const status = url.startsWith('/api/') ? answers.plain.call : answers.plain.page
    response.writeHead(status, status === 301 ? { location: `${site}${url}` } : {}).end()
  }
  // Old versions need a lower level of OpenSSL than its own.
  const ciphers = answers.minVersion === 'TLSv1' ? { ciphers: 'DEFAULT@SECLEVEL=0' } : {}
  const tls = { key, cert, minVersion: answers.minVersion, ...ciphers }
  const servers = [
    createSecure(tls, answerSite),
    createSecure(tls, (_request, response) => response.writeHead(answers.desk).end()),
    createPlain(answerPlain),
  ]
  const [sitePort, deskPort, plainPort] = await Promise.all(servers.map(listening))
  site = `https://localhost:${sitePort}`
  return {
    context: {
      site,
      desk: `https://localhost:${deskPort}`,
      authority: cert,
      plainPort,
      isLoopbackOutside: true,
      closedPorts: { 1: 'desk' },
    },
    stop: () =>
      Promise.all(
        servers.map(
          (server) =>
            new Promise((resolve) => {
              server.closeAllConnections()
              server.close(resolve)
            }),
        ),
      ),
  }
}
