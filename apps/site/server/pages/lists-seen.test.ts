import { callExamples } from '@nagardwar/contract/examples'
import { expect, test } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
import { watchLists } from './lists-seen.ts'

const first = callExamples.transparency.normal
const second = structuredClone(first)

test.each([
  ['what must be published', 'obligations', first, second],
  ['what has ended', 'ended', [], []],
] as const)('a page with %s is as it was until the desk says something else', async (_, call, was, is) => {
  let said: unknown = was
  const source = { [call]: async () => said } as unknown as ApiSource
  const { source: watched, areUnchanged } = watchLists(source)
  expect(await areUnchanged()).toBe(true)
  expect(await watched[call]?.()).toBe(was)
  expect(await areUnchanged()).toBe(true)
  said = is
  expect(await areUnchanged()).toBe(false)
})
