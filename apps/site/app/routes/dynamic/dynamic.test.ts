import type { ListName, Row } from '@nagardwar/contract/browser'
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, apiContext } from '../../api/source.ts'
import { loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { absent, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'

import * as page from './route.tsx'

const shared = { language: 'en', status: 1 } as const
const departments = loaded<'disclosureDepartments'>(
  { ...shared, id: 1, departmentId: 1, name: 'General Admin', link: '/general-admin' },
  { ...shared, id: 2, departmentId: 2, name: 'Account', link: '/account' },
  { ...shared, id: 3, departmentId: 3, name: 'Town Planning Department', link: '/town-planning' },
)
const headings = loaded<'headings'>(
  { ...shared, id: 1, headingId: 10, departmentId: 2, heading: 'Budget', link: '/budget' },
  { ...shared, id: 2, headingId: 11, departmentId: 3, heading: 'Sanctioned plans', link: '/plans' },
  { ...shared, id: 3, headingId: 12, departmentId: 2, heading: 'Coming soon', link: '' },
)
const generalAdminHeadings = loaded<'generalAdminHeadings'>({
  ...shared,
  id: 1,
  departmentId: 1,
  heading: 'Resolutions',
  link: '/resolutions',
})
const yearDocument = (id: number, year: string, headingId = 10): Row<'yearDocuments'> => ({
  ...shared,
  id,
  headingId,
  year,
  title: `Budget ${id}`,
  pdf: `/uploads/${id}.pdf`,
  files: { [`/uploads/${id}.pdf`]: { bytes: 250_000 } },
})
const allLists = { departments, headings, generalAdminHeadings }
const open = (path: string, documents: object = {}, lists: object = allLists) =>
  renderPage(page, { arrived: { ...lists, ...documents } }, { path })

describe('a department’s page', () => {
  test('lists its headings and, beside them, all active departments', () => {
    const { text, links } = open('/account')
    expect(text).toContain('Home Public disclosure Account')
    expect(links).toContain('/budget')
    expect(links).toEqual(expect.arrayContaining(['/general-admin-department', '/account', '/town-planning']))
    expect(text).not.toContain('Sanctioned plans')
  })

  test.each([
    ['en', 'This information cannot be shown right now', 'The council has not published anything here yet'],
    ['mr', 'ही माहिती सध्या दाखवता येत नाही', 'अद्याप काही प्रसिद्ध केलेले नाही'],
  ] as const)('in %s does not call headings that failed unpublished', (language, failed, nothing) => {
    const { text } = renderPage(
      page,
      { arrived: { ...allLists, headings: unavailable } },
      { path: '/account', language },
    )
    expect(text).toContain(failed)
    expect(text).not.toContain(nothing)
  })

  test('shows a heading without a page, but does not link it', () => {
    const { text, links } = open('/account')
    expect(text).toContain('Coming soon')
    expect(links.filter((link) => link === '' || link === '#')).toEqual([])
  })
})

describe('the page of town planning', () => {
  test('leads to the development plan, also where the menu does not name it', () => {
    const { getByRole } = open('/town-planning')
    expect(getByRole('link', { name: 'Sheets of the development plan' }).getAttribute('href')).toBe('/maps')
  })

  test('leads there alone: no other department has a link to it', () => {
    expect(open('/account').links).not.toContain('/maps')
  })
})

describe('a heading’s page', () => {
  test('lists its documents by year, newest first, with type and size', () => {
    const yearDocuments = loaded<'yearDocuments'>(
      yearDocument(1, 'Year 2021 - 2022'),
      yearDocument(2, 'वर्ष २०२३ - २०२४'),
      yearDocument(3, '2022-23', 99),
    )
    const { text } = open('/budget', { yearDocuments, headingDocuments: loaded() })
    expect(text.indexOf('वर्ष २०२३ - २०२४')).toBeGreaterThan(0)
    expect(text.indexOf('Year 2021 - 2022')).toBeGreaterThan(text.indexOf('वर्ष २०२३ - २०२४'))
    expect(text).not.toContain('Budget 3')
    expect(text).toContain('PDF, 244 KB')
  })

  test('is cards with a View button for the Town Planning Department', () => {
    const headingDocuments = loaded<'headingDocuments'>({
      ...shared,
      id: 1,
      headingId: 11,
      title: 'Plan of ward 3',
      pdf: '/uploads/plan.pdf',
    })
    const { text, links, elements } = open('/plans', { headingDocuments, yearDocuments: loaded() })
    expect(text).toContain('View : Plan of ward 3')
    expect(links).toContain('/api/uploads/plan.pdf')
    expect(elements('section details')).toEqual([])
  })

  test.each([
    ['is not there', absent, 0],
    ['cannot be had, and says so,', unavailable, 1],
  ])(
    'of town planning shows its documents by year where the list without years %s',
    (_, headingDocuments, alerts) => {
      const yearDocuments = loaded<'yearDocuments'>(yearDocument(1, '2022-23', 11))
      const { text, links, queryAllByRole } = open('/plans', { headingDocuments, yearDocuments })
      expect(text).toContain('2022-23')
      expect(links).toContain('/api/uploads/1.pdf')
      expect(queryAllByRole('alert')).toHaveLength(alerts)
    },
  )

  test('shows that its documents are loading while the heading is there', () => {
    const { text, headings } = open('/budget', { yearDocuments: loading, headingDocuments: loading })
    expect(headings(1)).toContain('Budget')
    expect(text).toContain('Loading...')
  })
})

test('the general administration’s meetings stand in their two kinds under a year', () => {
  const meeting = { ...shared, id: 1, departmentId: 1, year: '2023-24', pdf: '/uploads/m.pdf' }
  const meetings = loaded<'meetings'>(
    { ...meeting, type: 'General Meeting', title: 'April 2023' },
    { ...meeting, id: 2, type: 'Standing Committee Meeting', title: 'May 2023' },
    { ...meeting, id: 3, departmentId: 5, type: 'General Meeting', title: 'Of another department' },
  )
  const { text } = open('/resolutions', { meetings })
  expect(text).toMatch(/General Meeting.*April 2023.*Standing Committee Meeting.*May 2023/)
  expect(text).not.toContain('Of another department')
})

test.each([
  ['en', '/meetings', 'Meetings with agenda, attendance and minutes'],
  ['mr', '/mr/meetings', 'सभा विषयपत्रिका, उपस्थिती व इतिवृत्तासह'],
] as const)(
  'in %s the documents of meetings lead to the records, and say what these hold',
  (language, link, words) => {
    const lists = { arrived: { ...allLists, meetings: loaded<'meetings'>() } }
    const { links, text } = renderPage(page, lists, { path: '/resolutions', language })
    expect(links).toContain(link)
    expect(text).toContain(words)
    const emptyPages = ['/meetings', '/resolutions']
    const without = renderPage(page, lists, { path: '/resolutions', language, start: { emptyPages } })
    expect(without.links).not.toContain(link)
  },
)

test('while the lists are on their way, "Loding..." stands in the place of the page', () => {
  expect(renderPage(page, { arriving: loading }, { path: '/account' }).text).toBe('Loding...')
})

test('where nothing is, the page says so and helps', () => {
  const { text, links } = open('/property-tax')
  expect(text).toContain('Page not found')
  expect(links).toContain('/downloads')
})

test('while a list cannot be had, nothing is called missing', () => {
  const { text } = open('/budget', {}, { ...allLists, headings: unavailable })
  expect(text).toContain('This page is not available right now')
  expect(text).not.toContain('Page not found')
})

describe('the server', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  const wire: Partial<Record<ListName, object[]>> = {
    disclosureDepartments: [
      {
        id: 2,
        p_id: 2,
        language_code: 'en',
        status: 1,
        department_name: 'Account',
        department_link: '/account',
      },
    ],
    headings: [],
    generalAdminHeadings: [],
  }
  const statusOf = async (path: string, away: readonly ListName[] = []) => {
    const list = async (name: ListName) =>
      away.includes(name) ? unavailable : { ok: true, value: wire[name] ?? [] }
    const context = new RouterContextProvider()
    context.set(apiContext, { list } as unknown as Api)
    const request = new Request(`http://localhost${path}`)
    const args = { request, context, params: {}, url: new URL(request.url), pattern: '*' }
    try {
      return (await loadOnServer(args)).init?.status ?? 200
    } catch (thrown) {
      return (thrown as { init?: { status?: number } }).init?.status
    }
  }

  test('answers 200 for a department, in either language', async () => {
    expect(await statusOf('/account')).toBe(200)
    expect(await statusOf('/mr/account')).toBe(200)
  })

  test('answers 404 for an address that nobody has', async () => {
    expect(await statusOf('/nothing')).toBe(404)
  })

  test('answers 503, not 404, while it cannot know; and 200 for what it knows all the same', async () => {
    expect(await statusOf('/nothing', ['headings'])).toBe(503)
    expect(await statusOf('/account', ['headings'])).toBe(200)
  })
})

describe('an address that only the other language has', () => {
  const department = { id: 2, p_id: 2, status: 1, department_name: 'Account', department_link: '/account' }
  const heading = { id: 5, y_id: 50, p_id: 2, status: 1, department_heading: 'Taxes', heading_link: '/taxes' }
  const document = { id: 7, y_id: 50, status: 1, year: '2024', pdfheading: 'Rates', pdf: '/uploads/a.pdf' }
  type Wire = Partial<Record<ListName, object[]>>
  const english: Wire = {
    disclosureDepartments: [department],
    headings: [heading],
    yearDocuments: [document],
  }

  const open = async (path: string, { en, mr }: { en: Wire; mr: Wire }, away?: 'en') => {
    const list = async (name: ListName, language: 'en' | 'mr') =>
      away === language
        ? unavailable
        : {
            ok: true,
            value: ({ en, mr }[language][name] ?? []).map((row) => ({ ...row, language_code: language })),
          }
    const context = new RouterContextProvider()
    context.set(apiContext, { list } as unknown as Api)
    const request = new Request(`http://localhost${path}`)
    const args = { request, context, params: {}, url: new URL(request.url), pattern: '*' }
    try {
      const { data, init } = await loadOnServer(args)
      return { status: init?.status ?? 200, data: data as { arrived: object }, to: null }
    } catch (thrown) {
      if (thrown instanceof Response)
        return { status: thrown.status, data: undefined, to: thrown.headers.get('location') }
      return { status: (thrown as { init?: { status?: number } }).init?.status, data: undefined, to: null }
    }
  }

  test('shows the other language’s record and documents there, and says so', async () => {
    const { status, data } = await open('/mr/taxes', { en: english, mr: {} })
    expect(status).toBe(200)
    const { text, html } = renderPage(page, data as object, { path: '/taxes', language: 'mr' })
    expect(text).toContain('Rates')
    expect(text).toContain('नगरपरिषदेने मराठीत अद्याप प्रसिद्ध न केलेली माहिती इंग्रजीत दाखवली आहे.')
    expect(html).toMatch(/<h1[^>]*>(<[^>]*>)*<span lang="en">Taxes/)
  })

  test('shows it in English too', async () => {
    const { status, data } = await open('/account', { mr: english, en: {} })
    expect(status).toBe(200)
    const { text } = renderPage(page, data as object, { path: '/account' })
    expect(text).toContain('What the council has not published in English yet is shown in Marathi.')
  })

  test('leads to the record’s own address, where it has one', async () => {
    const marathi: Wire = { headings: [{ ...heading, department_heading: 'कर', heading_link: '/kar' }] }
    expect(await open('/mr/taxes', { en: english, mr: marathi })).toMatchObject({
      status: 302,
      to: '/mr/kar',
    })
    expect(await open('/kar', { en: english, mr: marathi })).toMatchObject({ status: 302, to: '/taxes' })
  })

  test('that several headings had leads to the first of them', async () => {
    const moved = { ...heading, heading_link: '/account/taxes', former_link: '/taxes' }
    const other = { ...moved, id: 6, y_id: 51, heading_link: '/tax/taxes' }
    const lists: Wire = { headings: [moved, other] }
    expect(await open('/taxes', { en: lists, mr: lists })).toMatchObject({
      status: 302,
      to: '/account/taxes',
    })
    expect(await open('/mr/Taxes', { en: lists, mr: lists })).toMatchObject({ to: '/mr/account/taxes' })
  })

  test('that is a list of the API leads to our page of it, unless a heading is there', async () => {
    const none = { en: {}, mr: {} }
    expect(await open('/private-hospital', none)).toMatchObject({ status: 302, to: '/hospital' })
    expect(await open('/mr/presidents', none)).toMatchObject({ to: '/mr/elected-pre-representative' })
    const own: Wire = { headings: [{ ...heading, heading_link: '/presidents' }] }
    expect((await open('/presidents', { en: own, mr: own })).status).toBe(200)
  })

  test('is missing where neither language has it, and not while one cannot be read', async () => {
    expect((await open('/mr/nothing', { en: english, mr: {} })).status).toBe(404)
    expect((await open('/mr/taxes', { en: english, mr: {} }, 'en')).status).toBe(503)
  })
})
