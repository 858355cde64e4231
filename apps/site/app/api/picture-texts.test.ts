import type { ListName, Row } from '@nagardwar/contract/browser'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { definePage } from './page.ts'
import { type Api, apiContext } from './source.ts'
import { askStartLists } from './start-lists.ts'

const text = (id: number, key: string) => ({ id, language_code: 'en', key, text: `Text ${id}` })
const lists: Partial<Record<ListName, unknown[]>> = {
  texts: [
    text(1, 'image:/uploads/lake.jpg'),
    text(2, 'image:/uploads/hall.jpg'),
    text(3, 'image:/uploads/chart.png'),
    text(4, 'roads:title'),
    text(5, 'synonyms:1'),
  ],
  settings: [{ id: 1, language_code: 'en', name: 'Sahyanagar', orgChart: '/uploads/chart.png' }],
  photos: [
    { id: 1, language_code: 'en', file_path: '/uploads/hall.jpg', photo_name: 'Hall' },
    { id: 2, language_code: 'en', file_path: '/uploads/lake.jpg', photo_name: 'Lake' },
  ],
}
const list = async (name: ListName) => ({ ok: true, value: lists[name] ?? [] })
const api = { list } as unknown as Api
const keysOf = (texts: { ok: boolean; value?: Row<'texts'>[] }) => texts.value?.map(({ key }) => key)

test('a document carries the descriptions of the pictures that it shows, and of those in the settings', async () => {
  const { loader } = definePage('photos', { photos: { list: 'photos', shown: 1 } })
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  const request = new Request('http://localhost/photos')
  const { pictureTexts } = await loader({
    request,
    context,
    params: {},
    url: new URL(request.url),
    pattern: '',
  })
  expect(keysOf(await pictureTexts.texts)).toEqual(['image:/uploads/hall.jpg', 'image:/uploads/chart.png'])
})

test('what every page carries has no picture’s description, no synonyms, and of the other language the name', async () => {
  const { wording, otherSettings } = askStartLists(api.list, 'en')
  expect(keysOf(await wording)).toEqual(['roads:title'])
  expect(await otherSettings).toEqual({ ok: true, value: [{ name: 'Sahyanagar' }] })
})
