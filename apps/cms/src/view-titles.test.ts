import { expect, test } from 'vitest'
import { views } from './desk-views.ts'
import { viewTitle } from './view-titles.ts'

/** Payload knows these addresses and names them. */
const namedByPayload = ['/login', '/forgot', '/create-first-user']

const paths = Object.values(views ?? {})
  .map((view) => String((view as { path?: string }).path))
  .filter((path) => !namedByPayload.includes(path))

test.each(paths)('%s has a title in both languages', (path) => {
  const title = viewTitle(path.split('/').slice(1))
  expect(title?.en).toMatch(/\S/)
  expect(title?.mr).toMatch(/\p{Script=Devanagari}/u)
})

test('a question of the first setup is its title', () => {
  expect(viewTitle(['setup', 'name'])?.en).not.toBe(viewTitle(['setup'])?.en)
})

test('the first page has one, and Payload’s own views keep theirs', () => {
  expect(viewTitle([])).toEqual({ en: 'Today', mr: 'आजचे काम' })
  expect(viewTitle(['collections', 'tenders'])).toBeUndefined()
  expect(viewTitle(['constructor'])).toBeUndefined()
})
