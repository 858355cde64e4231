import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { at, pinnedNode } from '../../scripts/steps/repository.mjs'
import { fieldsOf } from './fields.mjs'

const json = (file) => JSON.parse(readFileSync(file, 'utf8'))
const load = createRequire(at('package.json'))
const inner = json(new URL('inner.json', import.meta.url))

/** The result, or nothing where a package is not installed. */
const asked = (work) => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The versions inside Node, as it says them itself. */
const versionsOfNode = () =>
  JSON.parse(spawnSync(pinnedNode(), ['-p', 'JSON.stringify(process.versions)'], { encoding: 'utf8' }).stdout)

/** The versions inside sharp's package of native libraries for this system: libvips is `vips`. */
function versionsOfSharp() {
  const names = Object.keys(
    asked(() => json(at('node_modules/sharp/package.json')))?.optionalDependencies ?? {},
  )
  return (
    names
      .filter((name) => name.startsWith('@img/sharp-libvips-'))
      .map((name) => asked(() => json(at('node_modules', name, 'versions.json'))))
      .find(Boolean) ?? {}
  )
}

const versionOfSqlite = () =>
  asked(() => {
    const Database = load('libsql')
    return new Database(':memory:').prepare('select sqlite_version() as version').get().version
  })

const versionOf = (name) => asked(() => json(at('node_modules', name, 'package.json')).version)

function part(name, version, { supplier, licence, url, cpe, ...facts }) {
  return {
    type: 'library',
    'bom-ref': `hidden:${name}`,
    name,
    version: version || 'unknown',
    purl: `pkg:generic/${encodeURIComponent(name.replace(/ \(.*/, '').toLowerCase())}@${encodeURIComponent(version || 'unknown')}`,
    ...(cpe ? { cpe: `cpe:2.3:a:${cpe}:${version}:*:*:*:*:*:*:*` } : {}),
    supplier: { name: supplier, ...(url ? { url: [url] } : {}) },
    licenses: [{ license: { id: licence } }],
    properties: fieldsOf({
      name,
      licence,
      isExecutable: true,
      origin: 'open source, built by the package that brings it',
      ...facts,
    }),
  }
}

const partsInside = (owner, versions, inside) =>
  Object.entries(inner[owner]).flatMap(([key, [name, licence, supplier]]) =>
    versions[key] ? [part(name, versions[key], { licence, supplier, inside })] : [],
  )

/** Native programs inside packages, which no list of packages names. The versions are asked of what is installed. */
export function hiddenParts() {
  const [node, sharp] = [versionsOfNode(), versionsOfSharp()]
  return [
    part('Node.js', node.node, {
      supplier: 'OpenJS Foundation',
      licence: 'MIT',
      url: 'https://nodejs.org',
      cpe: 'nodejs:node.js',
      inside: 'node',
      supportEnds: '2028-04-30',
    }),
    ...partsInside('node', node, 'node'),
    part('libvips', sharp.vips, {
      supplier: 'libvips',
      licence: 'LGPL-2.1-or-later',
      url: 'https://www.libvips.org',
      cpe: 'libvips:libvips',
      inside: 'sharp',
    }),
    ...partsInside('libvips', sharp, 'sharp'),
    part('SQLite (libSQL)', versionOfSqlite(), {
      supplier: 'Turso',
      licence: 'MIT',
      url: 'https://github.com/tursodatabase/libsql',
      inside: 'libsql',
      comment: 'the version of SQLite from which libSQL was made',
    }),
    part('PDFium', versionOf('@hyzyla/pdfium'), {
      supplier: 'Google',
      licence: 'Apache-2.0',
      url: 'https://pdfium.googlesource.com/pdfium',
      inside: '@hyzyla/pdfium',
      comment: 'the version of the package that brings it, which does not say that of PDFium',
    }),
  ]
}
