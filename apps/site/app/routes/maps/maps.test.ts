import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { testBodies } from '../../testing/test-bodies.ts'
import { presentMaps } from './present.ts'
import * as page from './route.tsx'

const row = {
  id: 3,
  language: 'en',
  name: 'Sheet 3',
  image: '/uploads/plan-3.jpg',
  pdf: '/uploads/plan-3.pdf',
} as const
const noWords = () => ''

describe('a sheet of the plan', () => {
  test('comes with what is known of its files', () => {
    const files = { [row.image]: { width: 2400, height: 1600 }, [row.pdf]: { bytes: 420_000 } }
    expect(presentMaps([{ ...row, files }], noWords)).toEqual([
      {
        id: 3,
        name: 'Sheet 3',
        path: row.image,
        alt: 'Sheet 3',
        facts: { width: 2400, height: 1600 },
        pdf: row.pdf,
        bytes: 420_000,
      },
    ])
  })

  test.each([
    ['the words of its picture', 'A map of Devrai', row.image, 'A map of Devrai'],
    ['its name, where nobody described it', '', row.image, 'Sheet 3'],
    ['its name, where it has no picture', 'A map of Devrai', '', 'Sheet 3'],
  ])('is described by %s', (_, words, image, alt) => {
    expect(presentMaps([{ ...row, image }], () => words)[0]?.alt).toBe(alt)
  })

  test('may have no document', () => {
    expect(presentMaps([{ ...row, pdf: '' }], noWords)[0]?.pdf).toBeUndefined()
  })
})

describe('the page of town planning', () => {
  const lists = (language: 'en' | 'mr') => ({
    texts: example('developmentPlanTexts', language),
    maps: example('developmentPlanMaps', language),
    departments: example('disclosureDepartments', language),
  })

  test('shows the description, and every sheet with its name and its PDF', () => {
    const { text, links, linksToDialogs } = renderPage(page, lists('en'), { path: '/maps' })
    expect(text).toContain('Home Departments Town planning')
    expect(text).toContain('what each piece of land is for.')
    expect(text).toContain('Objections can be sent within 30 days')
    expect(linksToDialogs).toHaveLength(5)
    expect(links).toContain('/departments')
    expect(links).toContain('/api/uploads/map-5.pdf')
    expect(text).toContain('Lake sheet')
  })

  testBodies(page, 'developmentPlanTexts', 'texts', { ...lists('en'), texts: undefined })

  test('has the active departments beside it', () => {
    const { links } = renderPage(page, lists('en'), { path: '/maps' })
    expect(links).toEqual(expect.arrayContaining(['/general-admin-department', '/town-planning-department']))
  })

  test('does the same in Marathi', () => {
    const { text, links } = renderPage(page, lists('mr'), { language: 'mr', path: '/maps' })
    expect(text).toContain('मुख्यपृष्ठ विभाग नगर रचना')
    expect(text).toContain('३० दिवसांत')
    expect(text).toContain('तलाव पत्रक')
    expect(links).toContain('/mr/departments')
  })

  test('shows a sheet without a picture too; it does not open', () => {
    const maps = example('developmentPlanMaps', 'en', 'without-picture')
    const { links, text, linksToDialogs } = renderPage(page, { ...lists('en'), maps })
    expect(text).toContain('Old sheet')
    expect(linksToDialogs).toEqual([])
    expect(links).toContain('/api/uploads/map-old.pdf')
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, 'No maps available'],
  ])('when the maps are %s the description still stands there', (_, maps, words) => {
    const { text } = renderPage(page, { ...lists('en'), maps })
    expect(text).toContain(words)
    expect(text).toContain('Objections can be sent')
  })

  test.each([
    ['loading', loading],
    ['failed', unavailable],
    ['empty', empty],
  ])('when the rest is %s the maps still stand there', (_, list) => {
    const { text, headings } = renderPage(page, { ...lists('en'), texts: list, departments: list })
    expect(text).toContain('Lake sheet')
    expect(headings(1)).toContain('Town planning')
  })

  test('divides a description at its blank lines', () => {
    const texts = loaded<'developmentPlanTexts'>({ id: 1, language: 'en', description: 'One.\n\nTwo.' })
    const { getAllByText } = renderPage(page, { ...lists('en'), texts })
    expect(getAllByText(/^(One|Two)\.$/, { selector: 'p' })).toHaveLength(2)
  })
})
