import type { GroupField, RowField, SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'
import { addresses } from '../../platform/addresses.ts'
import { bilingualText } from './bilingual.ts'
import { bilingualPdf } from './file.ts'
import { orderHalves } from './first-language.ts'

const label = { en: 'Name', mr: 'नाव' }
type Language = 'en' | 'mr'

const namesIn = (group: GroupField): string[] =>
  ((group.fields[0] as RowField).fields as { name: string }[]).map(({ name }) => name)

/** A desk whose server has this first language, with a text and a document, which stands in a tab. */
async function deskOf(firstLanguage: Language) {
  const config = (await addresses.set({ site: '', desk: [''], firstLanguage })({
    globals: [],
    collections: [
      {
        slug: 'roads',
        admin: { defaultColumns: ['listedAs', 'length.en', 'alt.mr', 'alt.en'] },
        fields: [
          bilingualText('name', label),
          { type: 'tabs', tabs: [{ label, fields: [bilingualPdf('pdf', label)] }] },
        ],
      },
    ],
  } as never)) as unknown as SanitizedConfig
  const halves = () => {
    const [text, tabs] = config.collections[0]?.fields ?? []
    if (tabs?.type !== 'tabs') throw new Error('There are tabs')
    return [text, tabs.tabs[0]?.fields[0]].map((group) => namesIn(group as GroupField).join())
  }
  const columns = () => config.collections[0]?.admin.defaultColumns?.join()
  return { config, halves, columns }
}

it('forms ask for the language first that the council chose, and at once when it chooses another', async () => {
  const { config, halves } = await deskOf('en')
  orderHalves(config, {})
  expect(halves()).toEqual(['en,mr', 'en,mr'])
  orderHalves(config, { firstLanguage: 'mr', requiredLanguages: 'both' })
  expect(halves()).toEqual(['mr,en', 'mr,en'])
  orderHalves(config, { firstLanguage: 'en', requiredLanguages: 'both' })
  expect(halves()).toEqual(['en,mr', 'en,mr'])
})

it('Marathi comes first in a council that has Marathi alone, whatever the server is set to', async () => {
  const { config, halves, columns } = await deskOf('en')
  orderHalves(config, { firstLanguage: 'en', requiredLanguages: 'mr' })
  expect(halves()).toEqual(['mr,en', 'mr,en'])
  expect(columns()).toBe('listedAs,length.mr,alt.mr,alt.en')
  orderHalves(config, { firstLanguage: 'en', requiredLanguages: 'both' })
  expect(columns()).toBe('listedAs,length.en,alt.mr,alt.en')
})

it('until the council chooses, the setting of the server counts', async () => {
  const { config, halves } = await deskOf('mr')
  orderHalves(config, { firstLanguage: null, requiredLanguages: null })
  expect(halves()).toEqual(['mr,en', 'mr,en'])
})
