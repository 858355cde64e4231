import { exampleRows } from '@nagardwar/contract/examples'
import { expect, test } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
import { watchLists } from './lists-seen.ts'

// A Monday; the second hospital opens at 17:00.
const now = Date.parse('2026-11-23T15:00:00+05:30')
const rows: Readonly<Record<string, unknown[]>> = {
  hospitals: exampleRows('hospitals', 'en', 'with-places'),
  holidays: [],
}
const source = { list: async (name: string) => ({ ok: true, value: rows[name] }) } as unknown as ApiSource

async function validAfter(...names: ('hospitals' | 'holidays')[]): Promise<number> {
  const lists = watchLists(source)
  for (const name of names) await lists.source.list(name, 'en')
  return lists.validUntil(now)
}

test('a page from memory that says what is open is not sent after the first of its places opens or closes', async () => {
  expect(await validAfter('hospitals', 'holidays')).toBe(Date.parse('2026-11-23T17:00:00+05:30'))
})

test('a page that says nothing of it, as the holidays that it lacks show, ends with no clock', async () => {
  expect(await validAfter('hospitals')).toBe(Number.POSITIVE_INFINITY)
})
