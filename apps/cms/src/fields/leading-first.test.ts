import type { Field, GroupField, RowField } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const namesIn = (fields: Field[]): string[] =>
  ((fields[0] as RowField).fields as { name: string }[]).map(({ name }) => name)

async function halvesWhere(language: string): Promise<string[][]> {
  vi.stubEnv('DEFAULT_LANGUAGE', language)
  const { bilingualText } = await import('./bilingual.ts')
  const { bilingualPdf } = await import('./file.ts')
  const label = { en: 'Name', mr: 'नाव' }
  return [bilingualText('name', label), bilingualPdf('pdf', label)].map((group: GroupField) =>
    namesIn(group.fields),
  )
}

it('forms ask for English first in a council whose first language is English', async () => {
  expect(await halvesWhere('en')).toEqual([
    ['en', 'mr'],
    ['en', 'mr'],
  ])
})

it('forms ask for Marathi first where Marathi leads', async () => {
  expect(await halvesWhere('mr')).toEqual([
    ['mr', 'en'],
    ['mr', 'en'],
  ])
})
