import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

test('modules give way to what the first view is drawn with, and nothing else is changed', () => {
  const page =
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><p>modulepreload</p>'
  expect(scriptsLast(page)).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><p>modulepreload</p>',
  )
})
