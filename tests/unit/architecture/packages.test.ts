import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What makes or starts the site: files that could change a package on its way into a build. */
const building = globSync('apps/site/{*.ts,server/build/*.ts,app/**/*-plugin.ts}', { cwd: root })

test('the build of the site edits no package (docs/decisions/0029)', () => {
  expect(building).toContain('apps/site/vite.config.ts')
  const edits = /\b(transform|load|renderChunk|generateBundle|alias)\b\s*[(:{]/
  const ofOwnFiles = building.filter((file) => edits.test(textOf(file)))
  // The addresses of the catalogues are a module that exists nowhere else.
  expect(ofOwnFiles).toEqual(['apps/site/app/i18n/catalogue-plugin.ts'])
  expect(textOf('apps/site/app/i18n/catalogue-plugin.ts')).not.toMatch(/\btransform\b|node_modules/)
})

test('the build of the site can be read at a glance', () => {
  expect(textOf('apps/site/vite.config.ts').split('\n').length).toBeLessThanOrEqual(100)
})

test('no package is patched after it is installed', () => {
  for (const file of globSync('{package.json,{apps,packages}/*/package.json}', { cwd: root }))
    expect(textOf(file)).not.toMatch(/patch-package|patchedDependencies|"postinstall"/)
})
