import { describe, expect, test } from 'vitest'
import { noPlace } from '../../testing/no-place.ts'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { presentGardens } from './present.ts'
import * as page from './route.tsx'

test('a photograph that stands in a garden twice is shown twice', () => {
  const images = ['/uploads/a.jpg', '/uploads/b.jpg', '/uploads/a.jpg']
  const files = { '/uploads/a.jpg': { width: 1600, height: 900 } }
  const garden = { id: 4, language: 'en' as const, heading: 'Fort Garden', images, files, ...noPlace }
  const words = (path: string) => (path.endsWith('b.jpg') ? 'A bench' : '')
  expect(presentGardens([garden], words)).toEqual([
    {
      id: 4,
      name: 'Fort Garden',
      place: { position: '', hours: '', hoursNote: '' },
      photos: [
        { id: 0, path: '/uploads/a.jpg', alt: '', facts: { width: 1600, height: 900 } },
        { id: 1, path: '/uploads/b.jpg', alt: 'A bench', facts: undefined },
        { id: 2, path: '/uploads/a.jpg', alt: '', facts: { width: 1600, height: 900 } },
      ],
    },
  ])
})

describe('the page of gardens', () => {
  test('has a tab for each garden, the first one open', () => {
    const { getAllByRole, linksToDialogs } = renderPage(page, { gardens: example('gardens') })
    const tabs = getAllByRole('tab')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['Lakeside Garden', 'true'],
      ['Children’s Garden', 'false'],
      ['Hill View Garden', 'false'],
      ['Fort Garden', 'false'],
    ])
    expect(linksToDialogs).toHaveLength(12 + 4 + 1)
  })

  test('says so where a garden has no photographs, and shows the others', () => {
    const { text } = renderPage(page, { gardens: example('gardens') })
    expect(text).toContain('No images available for this garden.')
    expect(text).toContain('Photo 12 of 12')
  })

  test('is Marathi in Marathi, and marks a name that is only in English', () => {
    const marathi = renderPage(page, { gardens: example('gardens', 'mr') }, { language: 'mr' })
    expect(marathi.text).toContain('या उद्यानाची छायाचित्रे उपलब्ध नाहीत.')
    expect(marathi.text).toContain('पैकी छायाचित्र क्र. १२')
    const garden = { id: 1, language: 'mr' as const, heading: 'Garden 5', images: [], ...noPlace }
    const { getByRole } = renderPage(page, { gardens: loaded<'gardens'>(garden) }, { language: 'mr' })
    expect(getByRole('tab', { name: 'Garden 5' }).innerHTML).toBe('<span lang="en">Garden 5</span>')
  })

  test.each([
    ['en', 'loading', loading, 'Loading...'],
    ['en', 'failed', unavailable, 'Failed to fetch garden data'],
    ['en', 'empty', empty, 'No data available'],
    ['mr', 'loading', loading, 'लोड होत आहे...'],
    ['mr', 'failed', unavailable, 'उद्यानांची माहिती मिळवता आली नाही'],
  ] as const)('in %s, when the list is %s, says so', (language, _, gardens, words) => {
    const { text, queryByRole } = renderPage(page, { gardens }, { language })
    expect(text).toContain(words)
    expect(queryByRole('tab')).toBeNull()
  })
})
