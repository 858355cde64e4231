import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const video = (id: number): Row<'videos'> => ({
  id,
  language: 'en',
  url: `https://youtu.be/NgrDwr${String(id).padStart(5, '0')}`,
  description: `Film ${id}.`,
  transcript: '',
  captions: '',
  described: '',
  published: '2026-11-14',
})
const thirteen = loaded<'videos'>(...Array.from({ length: 13 }, (_, index) => video(index + 1)))
const shownOn = (query: string) =>
  [...renderPage(page, { videos: thirteen }, { path: `/videos${query}` }).text.matchAll(/Film (\d+)\./g)].map(
    ([, number]) => Number(number),
  )

test('all videos stand in the council’s order, twelve a page', () => {
  expect(shownOn('')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(shownOn('?page=2')).toEqual([13])
})

test('each has its day, in Devanagari digits in Marathi', () => {
  expect(renderPage(page, { videos: loaded(video(1)) }).text).toContain('14.11.2026')
  const { text } = renderPage(page, { videos: example('videos', 'mr') }, { language: 'mr' })
  expect(text).toContain('२६.०१.२०२४')
})

test.each(['no address yet', '#', '', '/uploads/film.mp4', 'ftp://films.example/1'])(
  'a video with the address %j is shown without a link',
  (url) => {
    const { getByText, linksToDialogs, text } = renderPage(page, {
      videos: loaded<'videos'>({ ...video(1), url }),
    })
    expect(getByText('Film 1.').closest('a')).toBeNull()
    expect(linksToDialogs).toEqual([])
    expect(text).toContain('This video cannot be played here.')
  },
)

test('nothing is asked of the videos’ own website for showing them', () => {
  const { elements } = renderPage(page, { videos: example('videos') })
  expect(elements('iframe, [src^=http]')).toEqual([])
})

test('who cannot hear or see it finds captions named and its text below, closed, in the language of the page', () => {
  const inEnglish = renderPage(page, { videos: example('videos') })
  expect(inEnglish.text).toContain('26.01.2024 Text of the video The lake at sunrise. Nobody speaks.')
  expect(inEnglish.text).toContain('10.03.2024 · Captions in Marathi')
  expect(inEnglish.elements('details')).toHaveLength(1)
  expect(inEnglish.elements('details[open]')).toEqual([])
  const { text } = renderPage(page, { videos: example('videos', 'mr') }, { language: 'mr' })
  expect(text).toContain('व्हिडिओतील मजकूर सूर्योदयाच्या वेळचा तलाव.')
  expect(text).toContain('मराठी व इंग्रजी कॅप्शन')
})

test('the version with audio description is a link of its own, with the name of its video', () => {
  for (const [language, name] of [
    ['en', /^With audio description ?: Cleanliness drive at Sahya Lake$/],
    ['mr', /^श्राव्य वर्णनासह ?: सह्य तलाव स्वच्छता मोहीम$/],
  ] as const) {
    const { getAllByRole } = renderPage(page, { videos: example('videos', language) }, { language })
    const links = getAllByRole('link', { name })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://youtu.be/SahyaNagar4'])
  }
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No videos available'],
])('when the list is %s the page says so', (_, videos, words) => {
  expect(renderPage(page, { videos }).text).toContain(words)
})
