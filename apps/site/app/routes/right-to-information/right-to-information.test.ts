import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const language = 'en' as const
const department: Row<'disclosureDepartments'> = {
  id: 15,
  departmentId: 15,
  name: 'Right To Information',
  link: '/right-to-information',
  status: 1,
  language,
}
const heading: Row<'headings'> = {
  id: 31,
  headingId: 31,
  departmentId: 15,
  heading: 'Proactive Disclosure under Section 4',
  link: '/rti-proactive-disclosure',
  status: 1,
  language,
}
const document = { headingId: 31, pdf: '/uploads/manuals.pdf', status: 1, language } as const
const lists = {
  departments: loaded<'disclosureDepartments'>(department),
  headings: loaded<'headings'>(heading),
  yearDocuments: loaded<'yearDocuments'>(
    { ...document, id: 1, year: '2023 - 2024', title: 'Manuals 2023' },
    { ...document, id: 2, year: 'Financial Year 2025 - 2026', title: 'Manuals 2025' },
    { ...document, id: 3, year: '2025 - 2026', title: 'Cheques', headingId: 4 },
  ),
  headingDocuments: loaded<'headingDocuments'>({ ...document, id: 4, title: 'Form of application' }),
}
const nothing = { departments: empty, headings: empty, yearDocuments: empty, headingDocuments: empty }

describe('the page on the right to information', () => {
  test('says whom to ask, and by when they answer', () => {
    const { rows } = renderPage(page, lists)
    expect(rows.map((row) => row[1])).toEqual(['Step', 'Application', 'First appeal', 'Second appeal'])
    expect(rows[1]?.at(-1)).toBe('30 days; 48 hours where life or liberty is concerned')
    expect(rows[2]?.slice(3)).toEqual([
      'Within 30 days of the reply, or of the day on which it was due, with a court fee stamp of ₹20',
      '30 days, at most 45',
    ])
    expect(rows[3]?.slice(2, 4)).toEqual([
      'State Information Commission, Maharashtra',
      'Within 90 days of the decision, or of the day on which it was due, with a court fee stamp of ₹20',
    ])
  })

  test('says the fee, the price of a copy and the way to the portal', () => {
    const { text, links } = renderPage(page, lists)
    expect(text).toContain('Add the fee of ₹10')
    expect(text).toContain('Copies cost ₹2 a page')
    expect(links).toContain('https://rtionline.maharashtra.gov.in/RTIMIS/login/index.php')
  })

  test('names the public information officers whom the council has named, and nobody else', () => {
    const named = { ...lists, officers: example('officers', 'mr', 'duties') }
    const { text } = renderPage(page, named, { language: 'mr' })
    expect(text).toMatch(/नगरपरिषदेचे जन माहिती अधिकारी .*जन माहिती अधिकारी, कर विभाग/)
    expect(text).not.toContain('वेब माहिती व्यवस्थापक')
    expect(renderPage(page, lists).text).not.toContain('Public Information Officers of the council')
  })

  test('gives the address of the council', () => {
    const start = { settings: { name: 'Sahyanagar', address: 'Town Hall 421599' } }
    expect(renderPage(page, lists, { start }).text).toContain('Sahyanagar, Town Hall 421599')
  })

  test('shows the headings of its own department, and their documents by year, newest first', () => {
    const { text, links } = renderPage(page, lists)
    expect(links).toContain('/rti-proactive-disclosure')
    expect(links).toContain('/api/uploads/manuals.pdf')
    expect(text.indexOf('Manuals 2025')).toBeLessThan(text.indexOf('Manuals 2023'))
    expect(text).toContain('Other documents')
    expect(text).toContain('Form of application')
    expect(text).not.toContain('Cheques')
  })

  test('has Devanagari digits in Marathi', () => {
    const { rows, text } = renderPage(page, nothing, { language: 'mr' })
    expect(rows[1]?.at(-1)).toContain('३० दिवस')
    expect(text).toContain('₹१० शुल्क')
    expect(text).not.toMatch(/[0-9]/)
  })

  test('says what failed, and is still a page that helps', () => {
    const { text } = renderPage(page, { ...lists, departments: unavailable })
    expect(text).toContain('Failed to fetch department data. Please try again later.')
    expect(text).toContain('How to ask')
  })

  test('shows the headings when only the documents cannot be had', () => {
    const { text, links } = renderPage(page, { ...lists, yearDocuments: unavailable })
    expect(links).toContain('/rti-proactive-disclosure')
    expect(text).toContain('This information cannot be shown right now')
    expect(text).toContain('Form of application')
  })

  test('says that it is loading, or that nothing is published', () => {
    expect(renderPage(page, { ...lists, departments: loading }).text).toContain('Loading...')
    expect(renderPage(page, nothing).text).toContain('No data available')
    const others = {
      ...lists,
      departments: loaded<'disclosureDepartments'>({ ...department, name: 'Tax', link: '/tax' }),
    }
    expect(renderPage(page, others).text).toContain('No data available')
  })
})
