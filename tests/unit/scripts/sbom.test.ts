import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../../../scripts/steps/repository.mjs'
import { billOfMaterials } from '../../../scripts/steps/sbom.mjs'

type Component = {
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
  expect(bill.components.filter(({ supplier }) => !supplier?.name)).toEqual([])
})

test('leaves out what only builds or tests', () => {
  const names = (billOfMaterials() as { components: Component[] }).components.map(({ name }) => name)
  expect(names).not.toEqual(expect.arrayContaining(['vitest']))
  expect(names).not.toEqual(expect.arrayContaining(['@playwright/test']))
})
