import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../../../scripts/steps/repository.mjs'

const read = (file: string) => readFileSync(at(file), 'utf8')

test('every limit of the site stands in the list of limits', () => {
  const names = [...read('apps/site/server/site/limits.ts').matchAll(/(?:limit|bounded)\('([^']+)'/g)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(12)
  const page = read('docs/audit/limits.md')
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
