import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

test.each([
  ['123213', '1,23,213', '१,२३,२१३'],
  ['642', '642', '६४२'],
  ['1,38,299', '1,38,299', '१,३८,२९९'],
])('%s properties are written %s and %s', (property, english, marathi) => {
  const row = { id: 1, language: 'en', description: 'Residential', property } as const
  const propertyHolders = loaded<'propertyHolders'>(row)
  expect(renderPage(page, { propertyHolders }).rows[1]?.[2]).toBe(english)
  expect(renderPage(page, { propertyHolders }, { language: 'mr' }).rows[1]?.[2]).toBe(marathi)
})

test('properties are a table under City Profile', () => {
  const { rows, text } = renderPage(page, { propertyHolders: example('propertyHolders') })
  expect(rows[0]).toEqual(['Sr. No.', 'Description', 'Property'])
  expect(text).toContain('Home City Profile Property Holder')
})

test('the page is complete in Marathi', () => {
  const { rows, text } = renderPage(
    page,
    { propertyHolders: example('propertyHolders', 'mr') },
    { language: 'mr' },
  )
  expect(rows[0]).toEqual(['अ. क्र.', 'तपशील', 'मालमत्ता'])
  expect(text).toContain('मुख्यपृष्ठ शहराची ओळख मालमत्ताधारक')
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No data available'],
])('when the list is %s the page says so', (_, propertyHolders, words) => {
  expect(renderPage(page, { propertyHolders }).text).toContain(words)
})
