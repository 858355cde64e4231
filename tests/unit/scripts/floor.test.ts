import { expect, test } from 'vitest'
import { oldestChrome } from '../../../scripts/steps/floor.mjs'
import chromiums from '../../old-browsers/chromiums.json' with { type: 'json' }

test.each(['apps/site', 'apps/cms'])(
  'the oldest Chrome of %s is one that the tests of browsers have',
  (app) => {
    expect(Object.keys(chromiums)).toContain(String(oldestChrome(app)))
  },
)

test('one that is older than the oldest of the site stands for all below it', () => {
  expect(Math.min(...Object.keys(chromiums).map(Number))).toBeLessThan(oldestChrome('apps/site'))
})
