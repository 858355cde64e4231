import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listNames } from '@nagardwar/contract'
import { describe, expect, test } from 'vitest'
import { filesBelow, top } from './sources.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('every content type has its whole line', () => {
  test.each(listNames)('%s: list, examples, collection, demo content', (name) => {
    const noun = kebab(name)
    const record = name === 'mainMenu' ? 'menu-entries' : noun
    const files = [
      `packages/contract/src/lists/${noun}.ts`,
      `packages/contract/src/examples/${noun}.ts`,
      `apps/cms/src/content/${name === 'settings' ? 'globals' : 'collections'}/${record}.ts`,
      `content/demo/${record}.json`,
    ]
    expect(files.filter((file) => !existsSync(path.join(top, file)))).toEqual([])
  })
})

test('no script selects with :has(), which Firefox 115 refuses with an error', () => {
  const scripts = ['apps/site/app', 'apps/site/worker', 'apps/cms/src']
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const selects = (file: string) =>
    readFileSync(path.join(top, file), 'utf8')
      .split('\n')
      .some((line) => line.includes(':has(') && !/^\s*(?:\/\/|\*)|\{ /.test(line))
  expect(scripts.filter(selects)).toEqual([])
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
