import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { at } from '../../../scripts/steps/repository.mjs'
import { advisoriesOf } from '../../../tools/sbom/advisories.mjs'
import { billOfMaterials } from '../../../tools/sbom/bill.mjs'
import { learnDates } from '../../../tools/sbom/dates.mjs'
import { debianParts } from '../../../tools/sbom/debian.mjs'
import { differencesOf } from '../../../tools/sbom/differences.mjs'
import { imageParts } from '../../../tools/sbom/images.mjs'

type Component = {
  type: string
  'bom-ref': string
  name: string
  version: string
  purl?: string
  hashes?: unknown[]
  supplier?: { name?: string }
  licenses?: unknown[]
  properties?: { name: string; value: string }[]
}

test('names every part that runs, and what hides inside packages', () => {
  const bill = billOfMaterials() as { bomFormat: string; components: Component[] }
  expect(bill.bomFormat).toBe('CycloneDX')
  const versionOf = (name: string) => bill.components.find((each) => each.name === name)?.version
  for (const app of ['site', 'cms']) {
    const { dependencies } = JSON.parse(readFileSync(at(`apps/${app}/package.json`), 'utf8'))
    const outside = Object.entries<string>(dependencies).filter(([name]) => !name.startsWith('@nagardwar/'))
    for (const [name, version] of outside)
      expect({ name, version: versionOf(name) }).toEqual({ name, version })
  }
  for (const name of ['Node.js', 'libvips', 'SQLite (libSQL)', 'PDFium'])
    expect(versionOf(name)).toMatch(/^\d+\.\d+/)
  const packages = bill.components.filter(({ type }) => type !== 'cryptographic-asset')
  expect(packages.filter(({ supplier }) => !supplier?.name)).toEqual([])
})

test('leaves out what only builds or tests', () => {
  const names = (billOfMaterials() as { components: Component[] }).components.map(({ name }) => name)
  expect(names).not.toEqual(expect.arrayContaining(['vitest']))
  expect(names).not.toEqual(expect.arrayContaining(['@playwright/test']))
})

test('says which part needs which, and names no part that is not listed', () => {
  const { components, dependencies } = billOfMaterials() as {
    components: Component[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  const listed = new Set(components.map((each) => each['bom-ref']))
  expect(
    dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !listed.has(ref)),
  ).toEqual([])
  const needs = dependencies.find(({ ref }) => ref === 'node_modules/react-dom')
  expect(needs?.dependsOn).toEqual(['node_modules/react', 'node_modules/react-dom/node_modules/scheduler'])
})

test('lists what is used of cryptography, as docs/audit/cryptography.md does', () => {
  const { components } = billOfMaterials() as { components: Component[] }
  const used = components.filter(({ type }) => type === 'cryptographic-asset').map(({ name }) => name)
  const page = readFileSync(at('docs/audit/cryptography.md'), 'utf8')
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((name) => !page.includes(name))).toEqual([])
})

test('says what came, went or changed since another list', () => {
  const list = (...parts: [string, string][]) => ({
    components: parts.map(([name, version]) => ({ name, version })),
  })
  const before = list(['hono', '4.0.0'], ['tar', '7.0.0'], ['left-pad', '1.0.0'])
  expect(
    differencesOf(before, list(['hono', '4.0.1'], ['tar', '7.0.0'], ['age-encryption', '0.3.1'])),
  ).toEqual(['+ age-encryption 0.3.1', '~ hono 4.0.0 → 4.0.1', '- left-pad 1.0.0'])
})

const fieldOf = ({ properties = [] }: Component, field: string) =>
  properties.find(({ name }) => name === `nagardwar:${field}`)?.value

test('each part has the fields that CERT-In asks for; what its supplier does not state is said', () => {
  const { components, metadata } = billOfMaterials() as unknown as {
    components: Component[]
    metadata: { timestamp: string; authors: { name: string }[] }
  }
  const parts = components.filter(({ type }) => type !== 'cryptographic-asset')
  const fields = [
    'origin',
    'criticality',
    'usage-restrictions',
    'released',
    'support-ends',
    'executable',
    'archive',
    'structured',
  ]
  const lacking = parts.flatMap((part) => [
    ...fields.filter((field) => !fieldOf(part, field)).map((field) => `${part.name}: ${field}`),
    ...(part.version && part.purl && part.supplier?.name
      ? []
      : [`${part.name}: version, address or supplier`]),
  ])
  expect(lacking).toEqual([])
  const packages = parts.filter((part) => part['bom-ref'].includes('node_modules/'))
  expect(packages.filter(({ hashes }) => !hashes).map(({ name }) => name)).toEqual([])
  expect(metadata.authors[0]?.name).toContain('Nagardwar')
  expect(fieldOf(parts.find(({ name }) => name === 'payload') as Component, 'criticality')).toBe('critical')
  expect(
    fieldOf(parts.find(({ name }) => name.startsWith('@img/sharp-linux-x64')) as Component, 'executable'),
  ).toBe('yes')
})

test('native parts have their own versions, not those of the packages that bring them', () => {
  const { components } = billOfMaterials() as { components: Component[] }
  const versionOf = (name: string) => components.find((each) => each.name === name)?.version
  expect(versionOf('libvips')).toMatch(/^8\./)
  expect(versionOf('SQLite (libSQL)')).toMatch(/^3\./)
  expect(versionOf('OpenSSL')).toMatch(/^3\./)
  for (const name of ['V8', 'llhttp', 'libheif', 'libwebp', 'libxml2', 'librsvg'])
    expect(versionOf(name), name).toMatch(/^\d/)
})

test('images are listed, with their digest where they are pinned', () => {
  const digest = 'a'.repeat(64)
  const images = imageParts({ NODE_IMAGE: `node:24.21.0-bookworm-slim@sha256:${digest}` }) as Component[]
  const named = readFileSync(at('compose.yaml'), 'utf8').match(/^ +image: (?!nagardwar:)/gm)
  expect(images).toHaveLength(1 + (named?.length ?? 0))
  expect(images.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['node', 'postgres', 'versity/versitygw']),
  )
  expect(images[0]).toMatchObject({
    purl: `pkg:docker/node@sha256:${digest}`,
    hashes: [{ alg: 'SHA-256', content: digest }],
  })
  const [pinned, ...others] = images.map((image) => fieldOf(image, 'comment'))
  expect(pinned).toBeUndefined()
  expect(new Set(others)).toEqual(new Set(['not pinned by its digest']))
})

test('packages of Debian are listed with supplier and end of support', () => {
  const line = 'zlib1g\t1:1.2.13\tamd64\tMark Brown <broonie@debian.org>\tcompression library\tii '
  const gone = 'old\t1\tamd64\tSomebody <a@b.example>\tremoved\trc '
  const ask = (() => ({ status: 0, stdout: `${line}\n${gone}\n` })) as never
  const [part, ...others] = debianParts(ask) as Component[]
  expect(others).toEqual([])
  expect(part).toMatchObject({ name: 'zlib1g', version: '1:1.2.13', supplier: { name: 'Mark Brown' } })
  expect(part?.purl).toContain('/zlib1g@1%3A1.2.13?arch=amd64')
  expect(() => debianParts((() => ({ status: null, stdout: '' })) as never)).toThrow('no dpkg-query')
})

test('days of release are asked once for each package, and what is not known stays unknown', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-dates-'))
  try {
    const file = path.join(folder, 'released.json')
    const asked: string[] = []
    const parts = [
      { name: 'hono', version: '4.0.0' },
      { name: 'hono', version: '4.0.1' },
      { name: 'lost', version: '1.0.0' },
    ]
    const days = { '4.0.0': '2026-01-02T03:04:05Z', '4.0.1': '2026-02-02T03:04:05Z' }
    const ask = async (name: string) => {
      asked.push(name)
      return name === 'hono' ? days : {}
    }
    expect(await learnDates(parts, ask, file)).toEqual({ known: 2, all: 3 })
    expect(asked.sort()).toEqual(['hono', 'lost'])
    const written = { 'hono@4.0.0': '2026-01-02', 'hono@4.0.1': '2026-02-02' }
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(written)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('advisories say which part they concern and whether it is mended; a silent registry is no clean bill', () => {
  const components = [{ 'bom-ref': 'node_modules/hono' }]
  const found = {
    hono: {
      via: [
        { source: 1, url: 'https://example.org/GHSA-1', title: 'a hole', severity: 'moderate', range: '<4' },
        'other',
      ],
      nodes: ['node_modules/hono', 'node_modules/gone'],
      fixAvailable: true,
    },
  }
  expect(advisoriesOf(components, () => JSON.stringify({ vulnerabilities: found }))).toMatchObject([
    {
      id: 'GHSA-1',
      ratings: [{ severity: 'medium' }],
      affects: [{ ref: 'node_modules/hono' }],
      properties: [{ value: 'a mended version is there' }],
    },
  ])
  expect(advisoriesOf(components, () => '{"message":"405"}')).toBeUndefined()
  expect(advisoriesOf(components, () => '')).toBeUndefined()
})
