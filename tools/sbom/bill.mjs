import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { at } from '../../scripts/steps/repository.mjs'
import { cryptography } from './cryptography.mjs'
import { knownDates } from './dates.mjs'
import { fieldsOf } from './fields.mjs'
import { graphOf } from './graph.mjs'
import { hiddenParts } from './hidden.mjs'
import { imageParts } from './images.mjs'

const json = (...parts) => JSON.parse(readFileSync(at(...parts), 'utf8'))
const installed = (name) => {
  const file = ['node_modules', name, 'package.json']
  return existsSync(at(...file)) ? json(...file) : undefined
}

const folder = 'node_modules/'

/** A package of the lockfile, with the supplier that it names, which CERT-In's guidelines ask for. */
function packageOf([place, entry], { direct, dates }) {
  const { version, license, integrity, bin, os, cpu, hasInstallScript } = entry
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
    properties: fieldsOf({
      name,
      licence: license,
      isDirect: direct.has(name),
      isExecutable: Boolean(bin || os || cpu || hasInstallScript),
      origin: 'open source, from the registry of npm',
      archive: 'yes',
      released: dates[`${name}@${version}`],
    }),
  }
}

/** What the apps and packages of this project ask for by name. */
const directParts = (packages) =>
  new Set(
    Object.entries(packages)
      .filter(([place]) => !place.includes(folder))
      .flatMap(([, { dependencies }]) => Object.keys(dependencies ?? {})),
  )

/** What is installed without development parts. npm's own list (`npm sbom --omit dev`) leaves some of it out. */
const running = (packages) =>
  Object.entries(packages).filter(
    ([place, { dev, devOptional, link }]) => place.includes(folder) && !dev && !devOptional && !link,
  )

/** The packages of the lockfile that run, as parts. */
export function packageParts({ packages } = json('package-lock.json')) {
  const facts = { direct: directParts(packages), dates: knownDates() }
  return running(packages).map((each) => packageOf(each, facts))
}

/** The list of this lockfile, or of another one, such as that of the version before. `more` are parts of a system. */
export function billOfMaterials(lockfile = json('package-lock.json'), more = []) {
  const parts = packageParts(lockfile)
  const { name, version, license } = json('package.json')
  const itself = { type: 'application', 'bom-ref': name, name, version, licenses: [{ expression: license }] }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      authors: [{ name: 'the maintainers of Nagardwar' }],
      tools: { components: [{ type: 'application', name: 'npm run sbom', version }] },
      component: itself,
    },
    components: [...parts, ...hiddenParts(), ...imageParts(), ...more, ...cryptography()],
    dependencies: graphOf(
      lockfile.packages,
      parts.map((part) => part['bom-ref']),
    ),
  }
}
