import { afterEach, expect, test, vi } from 'vitest'
import { shouldRevalidate } from '../root.tsx'
import { absent, empty, unavailable } from '../testing/render-page.tsx'
import { rememberStart } from './failed-start.ts'

afterEach(() => vi.unstubAllGlobals())

const move = (from: string, to: string) => {
  vi.stubGlobal('document', { documentElement: { dataset: { defaultLanguage: 'en' } } })
  const url = (path: string) => new URL(path, 'https://council.example')
  return shouldRevalidate({ currentUrl: url(from), nextUrl: url(to) } as Parameters<
    typeof shouldRevalidate
  >[0])
}

test.each([
  ['that failed is asked for again at the next page', [empty, unavailable], true],
  ['that arrived is not', [empty, empty], false],
  ['that the council’s server does not have is not', [empty, absent], false],
  ['that is loading is not', [empty, undefined], false],
])('a menu %s', (_, lists, isAsked) => {
  rememberStart(lists)
  expect(move('/roads', '/schools')).toBe(isAsked)
})

test('in another language all are asked for', () => {
  rememberStart([empty])
  expect(move('/roads', '/mr/roads')).toBe(true)
})
