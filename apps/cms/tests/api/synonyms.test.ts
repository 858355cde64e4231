import { expect, test } from 'vitest'
import { councilWithApi } from './api.ts'

const council = councilWithApi()
const { ask } = council

type Text = { id: number; key: string; text: string }
const texts = async (language: string): Promise<Text[]> =>
  (await ask(`/texts?lang=${language}`)).json() as Promise<Text[]>

test('words that staff say mean the same reach the search, in both languages alike', async () => {
  const { id } = await council.payload.create({
    collection: 'synonyms',
    data: { words: ['property tax', 'मालमत्ता कर', 'घरपट्टी'] },
  })
  await council.payload.create({
    collection: 'texts',
    data: { key: 'common:helplineNumber', text: { en: '1800-555-010' }, _status: 'published' },
  })
  for (const language of ['en', 'mr']) {
    const rows = await texts(language)
    expect(rows).toContainEqual(
      expect.objectContaining({ key: `synonyms:${id}`, text: 'property tax, मालमत्ता कर, घरपट्टी' }),
    )
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  }
})
