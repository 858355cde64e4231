import { readList } from '@nagardwar/contract'
import { type Language, type ListName, toDomain } from '@nagardwar/contract/browser'
import { examples } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import { example, loaded, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const lists = (language: Language) => ({
  departments: example('disclosureDepartments', language),
  headings: example('headings', language),
  generalAdminHeadings: example('generalAdminHeadings', language),
  yearDocuments: example('yearDocuments', language),
  headingDocuments: example('headingDocuments', language),
  meetings: example('meetings', language),
})
const open = (path: string, language: Language = 'en', changes: object = {}) =>
  renderPage(page, { arrived: { ...lists(language), ...changes } }, { path, language })

/** The titles of the parts of the accordion. */
const yearsIn = ({ elements }: ReturnType<typeof open>) =>
  elements('summary > span:not([class])').map(({ textContent }) => textContent)

describe('every dynamic page, opened directly', () => {
  test.each([
    ['/account-department', 'en', 'Account Department', 'Cheque Register'],
    ['/account-department', 'mr', 'लेखा विभाग', 'धनादेश नोंदवही'],
    ['/account-budget', 'en', 'Budget', '2024-25'],
    ['/account-budget', 'mr', 'अर्थसंकल्प', '२०२४-२५'],
    ['/town-planning-sheets', 'en', 'Development Plan Sheets', 'Sheet 8'],
    ['/town-planning-sheets', 'mr', 'विकास आराखडा पत्रके', 'पत्रक ८'],
    ['/general-admin-resolutions', 'en', 'Resolutions of the General Meeting', 'General Meeting, April'],
    ['/general-admin-resolutions', 'mr', 'सर्वसाधारण सभा व स्थायी समिती सभा ठराव', 'स्थायी समिती सभा, एप्रिल'],
  ] as const)('%s in %s is complete', (path, language, title, content) => {
    const { text, headings } = open(path, language)
    expect(headings(1)).toEqual([expect.stringMatching(new RegExp(`^${title}`))])
    expect(text).toContain(content)
    expect(text).not.toMatch(/undefined|NaN|Loading\.\.\.|Loding\.\.\./)
  })

  test.each([
    ['/account-department', 'Home Public disclosure Account Department'],
    ['/account-budget', 'Home Public disclosure Account Department Budget'],
    ['/town-planning-sheets', 'Home Public disclosure Town Planning Department Development Plan Sheets'],
    ['/general-admin-resolutions', 'Home Public disclosure General Admin Department Resolutions'],
  ])('%s says the way to it', (path, way) => {
    expect(open(path).text).toContain(way)
  })
})

describe('the page of a heading', () => {
  test('numbers its years, newest first', () => {
    const page = open('/account-cheque-register')
    expect(yearsIn(page)).toEqual(['2023 - 2024', 'Financial Year 2022 - 2023'])
    expect(page.text).toMatch(/ 1 2023 - 2024 1 document .* 2 Financial Year 2022 - 2023 2 documents/)
  })

  test('numbers them in Devanagari digits in Marathi', () => {
    const page = open('/account-cheque-register', 'mr')
    expect(yearsIn(page)).toEqual(['वर्ष २०२३ - २०२४', 'आर्थिक वर्ष २०२२ - २०२३'])
    expect(page.text).toContain('२ आर्थिक वर्ष २०२२ - २०२३ २ दस्तऐवज')
  })

  test.each(['en', 'mr'] as const)('of the budget leads to the budget and accounts, in %s', (language) => {
    const budget = language === 'en' ? '/budget' : '/mr/budget'
    expect(open('/account-budget', language).links).toContain(budget)
    expect(open('/account-cheque-register', language).links).not.toContain(budget)
    const without = { path: '/account-budget', language, start: { emptyPages: ['/budget'] } }
    expect(renderPage(page, { arrived: lists(language) }, without).links).not.toContain(budget)
  })

  test('says so where it has no documents yet', () => {
    const { text } = open('/account-budget', 'en', { yearDocuments: loaded() })
    expect(text).toContain('No data available')
  })

  test('keeps its head and the departments where its documents cannot be had', () => {
    const { text, links, getAllByRole } = open('/account-budget', 'en', { yearDocuments: unavailable })
    expect(getAllByRole('alert')).toHaveLength(1)
    expect(text).toContain('This information cannot be shown right now')
    expect(links).toContain('/audit-department')
  })

  test('of town planning is cards, in both languages', () => {
    for (const language of ['en', 'mr'] as const) {
      const { elements, headings } = open('/town-planning-sheets', language)
      expect(headings(3)).toHaveLength(8)
      expect(elements('section details')).toEqual([])
    }
  })

  test('of town planning is cards also while the departments cannot be had', () => {
    expect(open('/town-planning-sheets', 'en', { departments: unavailable }).text).toContain('View : Sheet 1')
  })

  test('marks a heading that exists only in the other language', () => {
    const untranslated = { headings: example('headings', 'mr', 'untranslated') }
    const { getByRole } = open('/account-budget', 'mr', untranslated)
    expect(getByRole('heading', { level: 1 }).innerHTML).toBe('<span lang="en">Budget</span>')
  })
})

describe('what an older server answers', () => {
  const raw = <N extends ListName>(name: N) => {
    const { answer } = examples[name].raw['older-names'] ?? {}
    return loaded<N>(...toDomain(name, readList(name, 'en', answer)))
  }
  const older = {
    departments: raw('disclosureDepartments'),
    headings: raw('headings'),
    generalAdminHeadings: raw('generalAdminHeadings'),
    yearDocuments: raw('yearDocuments'),
    meetings: raw('meetings'),
  }

  test('gives a department the address that its name makes', () => {
    expect(open('/town-planning-department', 'en', older).headings(1)).toContain('Town Planning Department')
  })

  test('finds a heading without a leading slash by its address', () => {
    expect(open('/account-budget', 'en', older).headings(1)).toContain('Budget')
  })

  test('finds the meetings', () => {
    expect(open('/general-admin-resolutions', 'en', older).text).toContain('2022 1 document')
  })

  test.each(['/withdrawn', '/closed', '/store-&-records', '/'])('has nothing at %s', (path) => {
    expect(open(path, 'en', older).text).toContain('Page not found')
  })
})
