import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')

/** The blocks that begin at the left margin, each with its first line. */
const blocksOf = (text: string) => [...text.matchAll(/^(\S.*) \{\n([\s\S]*?)^\}/gm)].map(([all]) => all)
const without = (text: string) => text.replace(/^\s*#.*$/gm, '')

test('nginx speaks TLS 1.2 and 1.3 alone, with ciphers that keep older talk secret', () => {
  const names = [...without(read('nginx.conf')).matchAll(/ssl_(protocols|ciphers) ([^;]+);/g)]
  expect(names).toHaveLength(4)
  for (const [, kind, value = ''] of names)
    if (kind === 'protocols') expect(value).toBe('TLSv1.2 TLSv1.3')
    else for (const cipher of value.split(':')) expect(cipher).toMatch(/^ECDHE-.*(?:GCM|CHACHA20)/)
})

test('the log of nginx has no address with what people typed', () => {
  const settings = without(read('nginx.conf'))
  expect(settings).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b.*"/)
  // Also what is only led on to https: a server without its own log writes whole addresses into the system's.
  for (const server of settings.split(/^server \{/m).slice(1))
    expect(server.match(/access_log \S+ [^\s;]+/g)).toEqual(['access_log /var/log/nginx/access.log council'])
})

test('the log of nginx has no token of a link', () => {
  const settings = without(read('nginx.conf'))
  expect(settings).toContain('"path":"$path_to_log"')
  const [, hidden = ''] =
    /map \$uri \$path_to_log \{[^}]*?"~([^"]+)" "\$\{before_token\}\.\.\."/.exec(settings) ?? []
  const kept = (path: string) => new RegExp(hidden).exec(path)?.groups?.before_token
  expect(kept('/preview/site.1800000000.mark')).toBe('/preview/')
  expect(kept('/admin/reset/0123456789abcdef')).toBe('/admin/reset/')
  expect(kept('/admin/collections/wards')).toBeUndefined()
})

describe.each(['nginx.conf', 'Caddyfile'])('%s', (file) => {
  const settings = without(read(file))

  test('speaks TLS with site and desk, and checks who they are', () => {
    const [passed, checked, named] =
      file === 'nginx.conf'
        ? [
            /proxy_pass (https?):/g,
            /proxy_ssl_verify on;\s+proxy_ssl_trusted_certificate \S+authority.crt;/g,
            /proxy_ssl_name localhost;/g,
          ]
        : [/reverse_proxy (https?):/g, /tls_trusted_ca_certs \S+authority.crt/g, /tls_server_name localhost/g]
    expect([...settings.matchAll(passed)].map(([, scheme]) => scheme)).toEqual(['https', 'https'])
    expect(settings.match(checked)).toHaveLength(2)
    expect(settings.match(named)).toHaveLength(2)
  })

  test('leaves HSTS to the apps, which say it once', () => {
    expect(settings).not.toMatch(/strict-transport-security/i)
  })

  test('names no software', () => {
    const sites = blocksOf(settings).filter((block) => block.includes('council.example'))
    if (file === 'nginx.conf')
      expect(settings).toMatch(/^server_tokens off;$[\s\S]*^more_clear_headers Server;$/m)
    else for (const site of sites) expect(site).toContain('header -Server')
  })

  test('keeps metrics and readiness of both apps to programs of the machine', () => {
    const hidden =
      file === 'nginx.conf'
        ? /location = \/metrics \{ return 404; \}\s+location = \/readyz \{ return 404; \}/g
        : /@metrics path \/metrics \/readyz\s+respond @metrics 404/g
    expect(settings.match(hidden)).toHaveLength(2)
  })

  test.each(['council.example', 'desk.council.example'])(
    'refuses API calls to %s without TLS, and leads pages to a name that no client chooses',
    (name) => {
      const plain = blocksOf(settings).filter((block) =>
        file === 'nginx.conf'
          ? block.includes('listen 80;') && block.includes(`server_name ${name};`)
          : block.startsWith(`http://${name} {`),
      )
      expect(plain).toHaveLength(1)
      expect(plain[0]).toMatch(/\/api\/.*\b403\b|@calls path \/api\/\*[\s\S]*handle @calls \{\s*respond 403/)
      expect(plain[0]).toMatch(new RegExp(`https://${name}(?:\\$request_uri|\\{uri\\})`))
      expect(plain[0]).not.toMatch(/\$host|\$http_host|\$server_name|\{host\}/)
    },
  )
})

describe('the units of systemd', () => {
  const unit = (name: string) => without(read(`systemd/${name}.service`))
  const valuesOf = (name: string, key: string) =>
    [...unit(name).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const [site, desk] = ['nagardwar-site', 'nagardwar-desk']

  test('run site and desk under accounts of their own, which share one secret and no folder', () => {
    expect(valuesOf(site, 'User')).toEqual(['nagardwar-site'])
    expect(valuesOf(desk, 'User')).toEqual(['nagardwar'])
    for (const each of [site, desk])
      expect(valuesOf(each, 'LoadCredential')).toContain('CMS_SECRET:/etc/nagardwar/CMS_SECRET')
    expect(valuesOf(site, 'ReadWritePaths')).toEqual([])
    expect(valuesOf(site, 'InaccessiblePaths')).toEqual(['-/var/lib/nagardwar -/etc/nagardwar'])
    expect(valuesOf(desk, 'InaccessiblePaths')).toEqual(['-/var/lib/nagardwar-site'])
  })

  test.each([site, desk, 'nagardwar-backup'])('%s does not write the program and gains no right', (name) => {
    expect(valuesOf(name, 'ProtectSystem')).toEqual(['strict'])
    expect(valuesOf(name, 'NoNewPrivileges')).toEqual(['yes'])
    expect(valuesOf(name, 'ReadWritePaths').join(' ')).not.toContain('/srv')
  })

  test.each(['site', 'desk'])('give the %s its own certificate and key, made before it starts', (app) => {
    const name = `nagardwar-${app}`
    expect(valuesOf(name, 'LoadCredential').slice(1)).toEqual([
      `TLS_CERTIFICATE:/etc/nagardwar-inside/${app}.crt`,
      `TLS_KEY:/etc/nagardwar-inside/${app}.key`,
    ])
    expect(valuesOf(name, 'Requires')).toEqual(['nagardwar-certificates.service'])
    expect(valuesOf(name, 'After').join(' ')).toContain('nagardwar-certificates.service')
  })

  test.each([site, desk, 'nagardwar-backup'])('%s sees what runs, and not the repository', (name) => {
    expect(valuesOf(name, 'BindReadOnlyPaths')).toEqual(['-/srv/nagardwar-release/current:/srv/nagardwar'])
    expect(valuesOf('nagardwar', 'ExecStart')).toEqual([
      '/usr/bin/env node scripts/release.mjs /srv/nagardwar-release',
    ])
  })

  test.each([site, desk])('%s goes on where a process that reads a document is ended', (name) => {
    expect(valuesOf(name, 'OOMPolicy')).toEqual(['continue'])
    const [share = ''] = valuesOf(name, 'MemoryMax')
    expect(Number(/^([0-9]+)%$/.exec(share)?.[1])).toBeLessThanOrEqual(60)
  })

  test('have no secret in their settings', () => {
    expect(read('nagardwar.env')).not.toMatch(/^(?:PAYLOAD_SECRET|CMS_SECRET|DATABASE_URL|SMTP_URL|S3_\w+)=/m)
  })
})

test('the public site reaches nobody but this machine', () => {
  const unit = without(read('systemd/nagardwar-site.service'))
  expect(unit.match(/^IPAddress\w+=.*$/gm)).toEqual(['IPAddressDeny=any', 'IPAddressAllow=localhost'])
})

test('the desk reaches this machine and named addresses, where the council wants it so', () => {
  const unit = without(read('named-places.conf'))
  expect(unit.trim().split('\n')).toEqual(['[Service]', 'IPAddressDeny=any', 'IPAddressAllow=localhost'])
  expect(read('../docs/operations.md')).toContain(
    'deploy/named-places.conf /etc/systemd/system/nagardwar-desk.service.d/named-places.conf',
  )
})
