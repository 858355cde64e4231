import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listNames, lists } from '@nagardwar/contract'
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

/** Where a text has a body beside it (decision 0247), in the contract, the desk, the examples and the site. */
test.each(listNames.filter((name) => 'body' in lists[name].fields))(
  'the body of %s is written and shown',
  (name) => {
    const read = (file: string) => readFileSync(path.join(top, file), 'utf8')
    const noun = kebab(name)
    expect(read(`apps/cms/src/content/collections/${noun}.ts`)).toContain('textWithBody(')
    expect(read(`packages/contract/src/examples/${noun}.ts`)).toContain("'with-a-body'")
    const pageOfOne = `apps/site/app/${noun}/${noun.replace(/s$/, '')}-body.tsx`
    // The server alone writes all of such a page.
    if (existsSync(path.join(top, pageOfOne)))
      return expect(read(pageOfOne)).toContain('<BodyText body={body}')
    // The server writes the whole page of a notice.
    if (name === 'publicNotices')
      return expect(read('apps/site/app/notices/notice-body.tsx')).toContain('<BodyText')
    const shows = new RegExp(`list: '${name}',[^}]*bodies: true`)
    const pages = filesBelow('apps/site/app/routes').filter((file) => file.endsWith('/route.tsx'))
    const page = pages.map(read).find((text) => shows.test(text))
    expect(page).toMatch(/withBodies\(await page\.loader\(args\), \d\)/)
    expect(page).toContain('clientLoader = fromServer')
  },
)

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
