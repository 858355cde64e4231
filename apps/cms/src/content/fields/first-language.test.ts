import type { Config, GroupField, RowField } from 'payload'
import { expect, it } from 'vitest'
import { bilingualText } from './bilingual.ts'
import { bilingualPdf } from './file.ts'
import { leadWith } from './first-language.ts'

const label = { en: 'Name', mr: 'नाव' }

const namesIn = (group: GroupField): string[] =>
  ((group.fields[0] as RowField).fields as { name: string }[]).map(({ name }) => name)

/** The halves of a text and of a document, one of them in a tab, of a desk with that first language. */
async function halvesWhere(language: 'en' | 'mr'): Promise<string[][]> {
  const config = await leadWith(language)({
    collections: [
      {
        slug: 'roads',
        fields: [
          bilingualText('name', label),
          { type: 'tabs', tabs: [{ label, fields: [bilingualPdf('pdf', label)] }] },
        ],
      },
    ],
  } as unknown as Config)
  const [text, tabs] = config.collections?.[0]?.fields ?? []
  if (tabs?.type !== 'tabs') throw new Error('There are tabs')
  return [text, tabs.tabs[0]?.fields[0]].map((group) => namesIn(group as GroupField))
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
