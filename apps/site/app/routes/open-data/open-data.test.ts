import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { PublicList } from '../../open-data/public-list.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { OpenLists } from './content.tsx'

/** What the server writes into the page. */
const written = (lists: readonly PublicList[] | undefined, options: { language?: 'en' | 'mr' } = {}) =>
  renderPage(
    { default: () => createElement(OpenLists, { lists }), handle: { texts: ['open-data'] } },
    {},
    options,
  )

const roads: PublicList = {
  name: 'roads',
  path: '/roads',
  parameter: 'lang',
  rows: 1200,
  changed: '2026-03-04',
  dated: true,
  since: null,
  meaning: 'A road.',
  fields: [{ name: 'length', label: { en: 'Length', mr: 'लांबी' }, meaning: 'Its length.' }],
}
const photos: PublicList = {
  ...roads,
  name: 'schoolPhotos',
  path: '/school-images',
  parameter: null,
  rows: 1,
  changed: null,
  dated: false,
}

const listOf = (name: PublicList['name']): PublicList => ({
  ...roads,
  name,
  path: `/${name}`,
  fields: [],
})
const withFeeds = [roads, listOf('news'), listOf('holidays'), listOf('events')]

test('each list has its files, its size, its date and its fields', () => {
  const { text, links } = written([roads, photos])
  expect(text).toContain('1,200 records, last changed 04.03.2026')
  expect(text).toContain('1 record')
  expect(text).toContain('Length length Its length.')
  expect(links).toEqual(
    expect.arrayContaining([
      '/open-data/roads.en.csv',
      '/open-data/roads.mr.csv',
      '/api/roads?lang=en',
      '/api/roads?lang=mr',
      '/open-data/school-images.csv',
      '/api/school-images',
    ]),
  )
})

test('a field is called in the language of the page, and its meaning is marked as English', () => {
  const { html, text } = written([roads], { language: 'mr' })
  expect(text).toContain('लांबी length')
  expect(html).toContain('<dd lang="en">Its length.</dd>')
})

test('what the system adds to every row is explained once', () => {
  const label = { en: 'Number of the record', mr: 'नोंदीचा क्रमांक' }
  const withId = { ...roads, fields: [{ name: 'id', label, meaning: 'Its number.' }, ...roads.fields] }
  const { text } = written([withId, { ...withId, name: 'schools' }])
  expect(text.split('Its number.')).toHaveLength(2)
  expect(text.split('Its length.')).toHaveLength(3)
  expect(text).toContain('All lists have these fields')
})

test('the licence, the description for programs, the feeds and the calendar are named', () => {
  const { text, links, headings } = written(withFeeds)
  expect(headings(2)).toEqual(['Licence', 'Feeds and calendars', 'For programs', 'Lists'])
  expect(text).toContain('Government Open Data License – India')
  expect(links).toEqual(
    expect.arrayContaining([
      '/api/openapi.json',
      '/feeds/news.en.atom',
      '/feeds/holidays.en.ics',
      '/feeds/events.en.ics',
    ]),
  )
})

test('in Marathi with its words and digits; the words of the contract are marked as English', () => {
  const { text, links, languageOf } = written(withFeeds, { language: 'mr' })
  expect(text).toContain('१,२०० नोंदी, शेवटचा बदल ०४.०३.२०२६')
  expect(languageOf('Its length.')).toBe('en')
  expect(links).toContain('/feeds/news.mr.atom')
})

test('feeds are named only of lists that there are', () => {
  const { links, headings } = written([roads, listOf('tenders')])
  expect(links.filter((link) => link.startsWith('/feeds/'))).toEqual(['/feeds/tenders.en.atom'])
  expect(headings(2)).toContain('Feeds and calendars')
  expect(written([roads]).headings(2)).toEqual(['Licence', 'For programs', 'Lists'])
})

test('without descriptions the page says so, and keeps the rest', () => {
  const { text } = written(undefined)
  expect(text).toContain('The descriptions of the lists cannot be shown right now.')
  expect(text).toContain('News (Atom)')
})

test('where the council keeps old versions public, a list can be had as it read on a day', () => {
  const kept = [{ ...roads, since: '2026-03-01' }, photos]
  const read = written(kept, { language: 'mr' })
  expect(read.headings(2)).toContain('एखाद्या दिवशीच्या याद्या')
  expect(read.text).toContain('पहिला दिनांक: १ मार्च २०२६')
  const list = read.getByRole('combobox', { name: 'यादी' })
  expect([...list.querySelectorAll('option')].map(({ value }) => value)).toEqual(['roads'])
  const form = list.closest('form')
  expect(form?.getAttribute('action')).toBe('/open-data/old-version')
  expect(form?.querySelector('[name=lang]')?.getAttribute('value')).toBe('mr')
  expect(read.getByLabelText('दिनांक').getAttribute('min')).toBe('2026-03-01')
  expect(written([roads]).headings(2)).not.toContain('Lists as they read on a day')
})

test('feeds in which there can never be an entry are not named', () => {
  const undated = { ...listOf('news'), changed: null, dated: false }
  const documents = { ...listOf('yearDocuments'), changed: null, dated: false }
  const departments = { ...listOf('disclosureDepartments'), changed: null, dated: false }
  const { links, text } = written([undated, departments, documents])
  expect(links.filter((link) => link.startsWith('/feeds/'))).toEqual([])
  expect(text).not.toContain('feed')
})
