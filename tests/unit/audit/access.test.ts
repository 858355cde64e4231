import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../../../scripts/steps/repository.mjs'
import { listsOfDesk } from '../../support/lists-of-desk.ts'

const page = readFileSync(at('docs/audit/access.md'), 'utf8')
const named = listsOfDesk.filter((list) => page.includes(`\`${list}\``))

const content = readFileSync(at('apps/cms/src/content/generated/content-lists.ts'), 'utf8')
const contentLists = [...content.matchAll(/from '\.\.\/collections\/(.+)\.ts'/g)].map(([, list]) => list)

test('the table of access names every list that is not content', () => {
  expect(contentLists.length).toBeGreaterThan(60)
  // Its rows are written by the desk alone, from the messages of residents.
  const written = contentLists.filter((list) => list !== 'reports')
  expect(listsOfDesk.filter((list) => !named.includes(list)).sort()).toEqual(written.sort())
  expect(page).toContain('| Content |')
})

test('what the integration tests hold to other rules than content is named', () => {
  const rules = readFileSync(at('tests/integration/access.test.ts'), 'utf8')
  const special = /const special[^{]*\{\n([\s\S]*?)\n\}/.exec(rules)?.[1] ?? ''
  const others = [...special.matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, list]) => list)
  expect(others.length).toBeGreaterThan(15)
  expect(named.filter((list) => !list.startsWith('payload-')).sort()).toEqual(others.sort())
})
