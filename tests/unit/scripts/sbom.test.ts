import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../../../scripts/steps/repository.mjs'
import { billOfMaterials } from '../../../scripts/steps/sbom.mjs'
import { differencesOf } from '../../../scripts/steps/sbom-differences.mjs'

type Component = {
  type: string
  'bom-ref': string
  name: string
  version: string
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
