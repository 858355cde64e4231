import { describe, expect, test } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

describe('the page of awards', () => {
  const awards = example('awards')
  const photos = example('awardPhotos')

  test('lists the awards, and shows their photos, which open large', () => {
    const wording = new Map([['image:/uploads/award-2021.jpg', 'The trophy of 2021']])
    const { text, linksToDialogs, pictures } = renderPage(page, { awards, photos }, { start: { wording } })
    expect(text).toContain('Three-star garbage-free city')
    expect(pictures).toContain('The trophy of 2021')
    expect(linksToDialogs).toHaveLength(2)
    expect(text).toContain('Photo 2 of 2')
  })

  test('has Devanagari digits in Marathi', () => {
    const lists = { awards: example('awards', 'mr'), photos }
    const { text } = renderPage(page, lists, { language: 'mr' })
    expect(text).toContain('स्वच्छ सर्वेक्षण २०२१')
    expect(text).toContain('पैकी छायाचित्र क्र. २')
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, 'No data available'],
  ])('when the awards are %s the photos still stand there', (_, list, words) => {
    const { text, linksToDialogs } = renderPage(page, { awards: list, photos })
    expect(text).toContain(words)
    expect(linksToDialogs).not.toEqual([])
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, 'No photos available'],
  ])('when the photos are %s the awards still stand there', (_, list, words) => {
    const { text } = renderPage(page, { awards, photos: list })
    expect(text).toContain(words)
    expect(text).toContain('Three-star garbage-free city')
  })
})
