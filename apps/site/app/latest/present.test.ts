import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { formatIn } from '../i18n/format.ts'
import { presentNews } from './present-news.ts'
import { presentNotices } from './present-notices.ts'
import { presentPhotos } from './present-photos.ts'
import { presentVideos } from './present-videos.ts'

const format = formatIn('mr')
const newsItem = (id: number, label: string, published: string | null = null): Row<'news'> => ({
  id,
  language: 'en',
  label,
  description: `News ${id}`,
  published,
})

test('news stand newest first', () => {
  expect(
    presentNews([newsItem(1, ''), newsItem(2, ''), newsItem(3, '')], format).map(({ id }) => id),
  ).toEqual([3, 2, 1])
})

test.each([
  ['new', true],
  ['New', true],
  ['NEW', true],
  [' new ', true],
  ['newest', false],
  ['', false],
  ['-', false],
])('news with the label %j: a badge is %j', (label, isNew) => {
  expect(presentNews([newsItem(1, label)], format)[0]?.isNew).toBe(isNew)
})

test('news has its day in the digits of the page, or none', () => {
  const [none, one] = presentNews([newsItem(1, '', '2026-11-14'), newsItem(2, '')], format)
  expect([none?.day, one?.day]).toEqual([undefined, '१४.११.२०२६'])
})

const tender = (status: 'New' | '-', pdf = '/uploads/a.pdf'): Row<'tenders'> => ({
  id: 1,
  language: 'en',
  description: 'Tender',
  pdf,
  status,
  kind: '',
  number: '',
  portalNumber: '',
  deposit: '',
  departmentId: 0,
  value: '',
  fee: '',
  published: null,
  meeting: null,
  closes: null,
  opens: null,
  history: [],
  files: { '/uploads/a.pdf': { bytes: 421_888 } },
})

const now = Date.parse('2026-12-15T12:00:00+05:30')

test('a tender whose last day is over is not called new', () => {
  const rows = ['2026-12-15', '2026-12-14'].map((closes) => ({
    ...tender('New'),
    kind: 'tender' as const,
    closes,
  }))
  expect(presentNotices(rows, now).map(({ isNew }) => isNew)).toEqual([true, false])
})

test('a tender with the status New has a badge, any other has none, and a project never has one', () => {
  expect(presentNotices([tender('New'), tender('-')], now).map(({ isNew }) => isNew)).toEqual([true, false])
  const project = { id: 1, language: 'en', description: 'Road', pdf: '/uploads/a.pdf' } as Row<'projects'>
  expect(presentNotices([project], now)[0]?.isNew).toBe(false)
})

test('a document is opened from the files base, an address of its own is used as it is', () => {
  expect(presentNotices([tender('-')], now)[0]).toMatchObject({
    to: { kind: 'document', href: '/api/uploads/a.pdf' },
    bytes: 421_888,
  })
  const elsewhere = presentNotices([tender('-', 'https://mahatenders.gov.in/notice.pdf')], now)[0]
  expect(elsewhere?.to).toEqual({ kind: 'document', href: 'https://mahatenders.gov.in/notice.pdf' })
  expect(presentNotices([tender('-', '')], now)[0]?.to).toEqual({ kind: 'none' })
})

const photo = (id: number, name: string): Row<'photos'> => ({
  id,
  language: 'en',
  name,
  image: `/uploads/${id}.jpg`,
  event: '',
  date: null,
  place: '',
  files: { [`/uploads/${id}.jpg`]: { width: 2400, height: 1600 } },
})

test('photos stand newest first, with what the council says that they show, or else their name', () => {
  const textOf = (path: string) => (path === '/uploads/2.jpg' ? 'A lake at dusk' : '')
  expect(presentPhotos([photo(1, 'Hall'), photo(2, 'Lake')], textOf)).toEqual([
    {
      id: 2,
      path: '/uploads/2.jpg',
      alt: 'A lake at dusk',
      caption: 'Lake',
      facts: { width: 2400, height: 1600 },
    },
    { id: 1, path: '/uploads/1.jpg', alt: 'Hall', caption: 'Hall', facts: { width: 2400, height: 1600 } },
  ])
})

test('a video has its day in the digits of the page, or none', () => {
  const video = (published: string | null): Row<'videos'> => ({
    id: 1,
    language: 'mr',
    url: 'https://youtu.be/NgrDwr00001',
    description: 'रंगीत तालीम',
    transcript: '',
    captions: '',
    described: '',
    published,
  })
  const dates = presentVideos([video('2026-11-14'), video(null)], formatIn('mr')).map(({ date }) => date)
  expect(dates).toEqual(['१४.११.२०२६', undefined])
})
