import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { breach, componentsIn, floorOf, importsIn } from './floors.ts'
import { filesBelow, top } from './sources.ts'

const root = 'apps/cms/src'

/** Imports that the law does not allow yet, as `from imports to`. The list is to stay empty. */
const exceptions: readonly string[] = []

const sources = filesBelow(root)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => path.relative(root, file))

function breachesIn(file: string): string[] {
  const code = readFileSync(path.join(top, root, file), 'utf8')
  const all = [...importsIn(file, code), ...componentsIn(code)]
  return all.map((to) => breach(file, to)).filter((each) => each !== undefined)
}

test('every folder of the desk is a floor', () => {
  expect(sources.length).toBeGreaterThan(600)
  expect(sources.filter((file) => floorOf(file) === undefined)).toEqual([])
})

test('a floor imports only what lies below it, and no feature another', () => {
  const found = sources.flatMap(breachesIn)
  const named = (text: string) => exceptions.some((each) => text.startsWith(each))
  expect(found.filter((text) => !named(text))).toEqual([])
  expect(exceptions.filter((each) => !found.some((text) => text.startsWith(each)))).toEqual([])
})

test('the law sees an import and a component that go up, and a neighbour', () => {
  const code = `import { a } from '../../features/push/push.ts'\nconst b = '/features/push/view.tsx#View'`
  const both = [...importsIn('content/fields/a.ts', code), ...componentsIn(code)]
  expect(both).toEqual(['features/push/push.ts', 'features/push/view.tsx'])
  expect(both.map((to) => breach('content/fields/a.ts', to))).toEqual([
    expect.stringContaining('stands above it'),
    expect.stringContaining('stands above it'),
  ])
  expect(breach('features/sheets/a.ts', 'features/push/push.ts')).toContain('another feature')
  expect(breach('features/push/a.ts', 'features/push/push.ts')).toBeUndefined()
  expect(breach('platform/log.ts', 'lists/roads.ts')).toContain('no floor')
})
