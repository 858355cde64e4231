import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { environment, secretSettings } from '../../../apps/cms/src/configuration.ts'
import { secretSettings as secretsOfSite, variables } from '../../../apps/site/server/variables.ts'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8')
const inCode = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '')

/** The rows of a table of settings: variables, who reads them, and their defaults. */
function settingsIn(
  file: string,
  defaultsAt: number,
): { names: string[]; reader: string; defaults: string }[] {
  const [, table = ''] = read(file).match(/<!-- settings:begin -->([\s\S]*?)<!-- settings:end -->/) ?? []
  const rows = table.trim().split('\n').slice(2)
  return rows.map((row) => {
    const cells = row.split('|').slice(1)
    return { names: inCode(cells[0]), reader: cells[1]?.trim() ?? '', defaults: cells[defaultsAt] ?? '' }
  })
}

const operations = settingsIn('docs/operations.md', 2)
const documented = operations.flatMap(({ names }) => names)
const defaultsOf = (name: string) => operations.find(({ names }) => names.includes(name))?.defaults

/** Variables that the starter reads. */
const starters = ['scripts/steps/apps.mjs', 'scripts/steps/council-data.mjs'].flatMap((file) =>
  [...read(file).matchAll(/(?:process\.env\.|portOf\(')([A-Z_]+)/g)].map(([, name]) => name ?? ''),
)
/** Set by conventions of Node and Next, never by a person. */
const notSettings = ['NODE_ENV', 'NEXT_PHASE']
/** Node itself reads it. */
const nodes = 'NODE_EXTRA_CA_CERTS'
const known = new Set([nodes, ...Object.keys(variables), ...Object.keys(environment.shape), ...starters])

describe('the table of settings in docs/operations.md', () => {
  test('has every variable that is read, once, and no other', () => {
    const expected = [...known].filter((name) => !notSettings.includes(name))
    expect([...documented].sort()).toEqual(expected.sort())
  })

  test.each(Object.entries(variables))('knows the default of %s', (name, { otherwise }) => {
    if (!otherwise.includes('<')) expect(defaultsOf(name)).toContain(`\`${otherwise}\``)
  })
})

test('docs/operations.md names each setting that may be given as a file', () => {
  const [, names = ''] = read('docs/operations.md').match(/This goes for (.+?)\. Both given/) ?? []
  expect(inCode(names).sort()).toEqual([...new Set([...secretSettings, ...secretsOfSite])].sort())
})

test.each(settingsIn('README.md', 1))('the README says of $names what docs/operations.md says', (row) => {
  for (const [index, name] of row.names.entries()) {
    expect(documented).toContain(name)
    const [given] = inCode(row.defaults).slice(index)
    if (given) expect(defaultsOf(name)).toContain(given)
  }
})

test('what the examples of servers set is a setting', () => {
  const file = read('deploy/nagardwar.env')
  const names = [...file.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) expect(documented).toContain(name)
})

/** Fixed in a container: the image defines where the data are, and each app has its own port and address. */
const fixedInContainers = [
  'SITE_PORT',
  'CMS_PORT',
  'CMS_HOST',
  'HOST',
  'PORT',
  'DATA_DIR',
  'SITE_DATA',
  'UPLOADS_DIR',
]

describe('compose.yaml', () => {
  const compose = read('compose.yaml')
  const handedTo = (service: string): string[] => {
    const [, block = ''] = compose.match(new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n|\\n)+)`, 'm')) ?? []
    return [...block.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(([, name = '']) =>
      name.replace(/^(\w+_SECRET|TLS_\w+)_FILE$/, '$1'),
    )
  }

  test.each([
    ['site', ['CMS_SECRET'], ['AUTHORITY', 'SITE_CERTIFICATE', 'SITE_KEY']],
    ['desk', ['PAYLOAD_SECRET', 'CMS_SECRET'], ['AUTHORITY', 'DESK_CERTIFICATE', 'DESK_KEY']],
  ])('gives the %s the secrets %j and %j, each as a file, and no other', (service, names, forTls) => {
    const [, given = ''] =
      compose.match(new RegExp(`^ {2}${service}:[\\s\\S]*?^ {4}secrets: \\[(.+)\\]`, 'm')) ?? []
    expect(given.split(', ')).toEqual([...names, ...forTls])
    for (const name of forTls) expect(compose).toContain(`: /run/secrets/${name}\n`)
    for (const name of names) expect(compose).toContain(`${name}_FILE: /run/secrets/${name}`)
    expect(compose).not.toMatch(/^ {6}(?:PAYLOAD|CMS)_SECRET:/m)
  })

  test.each(['site', 'desk'])('hands the %s only settings', (service) => {
    expect(handedTo(service)).toContain('PORT')
    for (const name of handedTo(service)) expect(documented).toContain(name)
  })

  test('hands over every setting that is not fixed there, to whom it is for', () => {
    const settable = operations.filter(({ names }) =>
      names.every((name) => !fixedInContainers.includes(name)),
    )
    const lacking = settable.flatMap(({ names: [name = ''], reader }) =>
      ['site', 'desk']
        .filter((service) => (reader === 'both' || reader === service) && !handedTo(service).includes(name))
        .map((service) => `${name} for the ${service}`),
    )
    expect(settable.length).toBeGreaterThan(10)
    expect(lacking).toEqual([])
  })

  test('fixes only what is a setting', () => {
    for (const name of fixedInContainers) expect(documented).toContain(name)
  })
})
