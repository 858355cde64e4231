import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listNames, listPaths } from './list-paths.ts'
import { pageOfListPath } from './page-of-list.ts'

const routes = readFileSync(new URL('../../../apps/site/app/routes.ts', import.meta.url), 'utf8')

test('a list at its address at the API leads to a page that the site has', () => {
  expect(pageOfListPath('/private-hospital')).toBe('/hospital')
  expect(pageOfListPath('/nothing')).toBeUndefined()
  const led = listNames.flatMap((name) => pageOfListPath(listPaths[name].path) ?? [])
  expect(led.length).toBeGreaterThan(20)
  expect(led.filter((page) => !routes.includes(`page('${page.slice(1)}'`))).toEqual([])
})

test('an address that is a page already leads nowhere else', () => {
  for (const page of ['/roads', '/departments', '/awards', '/schools', '/history'])
    expect(pageOfListPath(page)).toBeUndefined()
})
