import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { at } from './repository.mjs'
import { cryptography } from './sbom-cryptography.mjs'
import { graphOf } from './sbom-graph.mjs'

const json = (...parts) => JSON.parse(readFileSync(at(...parts), 'utf8'))
const installed = (name) => {
  const file = ['node_modules', name, 'package.json']
  return existsSync(at(...file)) ? json(...file) : undefined
}

const folder = 'node_modules/'

/** A package of the lockfile, with the supplier that it names, which CERT-In's guidelines ask for. */
function packageOf([place, { version, license, integrity }]) {
  const name = place.slice(place.lastIndexOf(folder) + folder.length)
  const { author, repository, description } = installed(name) ?? {}
  const person = (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*$/, '')
  const url = typeof repository === 'string' ? repository : repository?.url
  const [method = '', hash = ''] = (integrity ?? '').split('-')
  return {
    type: 'library',
    'bom-ref': place,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(description ? { description } : {}),
    supplier: { name: person || name.split('/')[0], ...(url ? { url: [url] } : {}) },
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(hash
      ? {
          hashes: [
            { alg: method.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') },
          ],
        }
      : {}),
  }
}

/** What is installed without development parts. npm's own list (`npm sbom --omit dev`) leaves some of it out. */
const running = (packages) =>
  Object.entries(packages).filter(
    ([place, { dev, devOptional, link }]) => place.includes(folder) && !dev && !devOptional && !link,
  )

/** Native programs inside packages, which no list of packages names. The versions are read where they are installed. */
function hidden() {
  const libvips = Object.entries(installed('sharp')?.optionalDependencies ?? {}).find(([name]) =>
    name.startsWith('@img/sharp-libvips-linux-x64'),
  )?.[1]
  return [
    part('Node.js', installed('node')?.version, {
      supplier: 'OpenJS Foundation',
      licence: 'MIT',
      url: 'https://nodejs.org',
      inside: 'node',
      supportEnds: '2028-04-30',
    }),
    part('libvips', libvips, {
      supplier: 'libvips',
      licence: 'LGPL-2.1-or-later',
      url: 'https://www.libvips.org',
      inside: 'sharp',
    }),
    part('SQLite (libSQL)', installed('libsql')?.version, {
      supplier: 'Turso',
      licence: 'MIT',
      url: 'https://github.com/tursodatabase/libsql',
      inside: 'libsql',
    }),
    part('PDFium', installed('@hyzyla/pdfium')?.version, {
      supplier: 'Google',
      licence: 'Apache-2.0',
      url: 'https://pdfium.googlesource.com/pdfium',
      inside: '@hyzyla/pdfium',
    }),
  ]
}

function part(name, version, { supplier, licence, url, inside, supportEnds }) {
  const property = (key, value) => (value ? [{ name: `nagardwar:${key}`, value }] : [])
  return {
    type: 'library',
    'bom-ref': `hidden:${name}`,
    name,
    version: version ?? 'unknown',
    supplier: { name: supplier, url: [url] },
    licenses: [{ license: { id: licence } }],
    properties: [...property('inside-package', inside), ...property('support-ends', supportEnds)],
  }
}

/** The list of this lockfile, or of another one, such as that of the version before. */
export function billOfMaterials({ packages } = json('package-lock.json')) {
  const parts = running(packages)
  const { name, version, license } = json('package.json')
  const itself = { type: 'application', 'bom-ref': name, name, version, licenses: [{ expression: license }] }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: { timestamp: new Date().toISOString(), component: itself },
    components: [...parts.map(packageOf), ...hidden(), ...cryptography()],
    dependencies: graphOf(
      packages,
      parts.map(([place]) => place),
    ),
  }
}
