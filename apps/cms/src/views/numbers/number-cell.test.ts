import { expect, test } from 'vitest'
import { NumberCell } from './number-cell.tsx'

const cell = (cellData: unknown, language: string) =>
  NumberCell({ cellData, i18n: { language } } as unknown as Parameters<typeof NumberCell>[0])

test.each([
  [485_000, 'en', '4,85,000'],
  [485_000, 'mr', '४,८५,०००'],
  [0, 'mr', '०'],
  [null, 'mr', '—'],
  [undefined, 'en', '—'],
])('%s in a list reads in %s as %s', (value, language, text) => {
  expect(cell(value, language)).toBe(text)
})
