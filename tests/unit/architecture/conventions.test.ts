import { existsSync } from 'node:fs'
import path from 'node:path'
import { listNames, listPaths, rowSchemas } from '@nagardwar/contract'
import { describe, expect, test } from 'vitest'
import { filesBelow, sourcesBelow, top } from './sources.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const demoFile = (name: string) => `content/demo/${kebab(name)}.json`
const renamed: Record<string, string> = { mainMenu: 'menuEntries' }

describe('every content type has its whole line', () => {
  test.each(listNames)('%s: path, schema, collection, mapping, demo content', (name) => {
    const noun = kebab(renamed[name] ?? name)
    expect(listPaths[name].path).toMatch(/^\//)
    expect(rowSchemas[name]).toBeDefined()
    const place = name === 'settings' ? 'globals' : 'collections'
    const found = [`apps/cms/src/${place}`, 'apps/cms/src/api'].map((folder) =>
      sourcesBelow(folder).some(
        ({ text, file }) => text.includes(`'${noun}'`) || file.endsWith(`/${noun}.ts`),
      ),
    )
    expect({ noun, collection: found[0], mapping: found[1] }).toEqual({
      noun,
      collection: true,
      mapping: true,
    })
    expect(existsSync(path.join(top, demoFile(renamed[name] ?? name)))).toBe(true)
  })
})

test('no folder or module is a drawer without a noun', () => {
  const places = ['apps', 'packages', 'tests', 'scripts', 'content'].flatMap((folder) => filesBelow(folder))
  expect(
    places.filter(
      (file) =>
        /\/(utils?|helpers?|common|misc|lib|shared|general)(\/|\.[a-z]+$)/.test(file) &&
        !file.endsWith('.json'),
    ),
  ).toEqual([])
})
