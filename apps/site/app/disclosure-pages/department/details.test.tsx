import type { Language, ListName } from '@nagardwar/contract'
import type { Row } from '@nagardwar/contract/browser'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { apiContext } from '../../api/source.ts'
import * as dynamic from '../../routes/dynamic/route.tsx'
import { example, loaded, renderPage, unavailable } from '../../testing/render-page.tsx'
import { loadOnServer } from '../load-at-address.ts'
import { Details } from './details.tsx'
import { askDetails, detailsTexts } from './details-rows.ts'
import { type DetailsRows, presentDetails } from './present-details.ts'

/** A Tuesday at noon in India. */
const now = Date.parse('2026-12-15T12:00:00+05:30')
const said = {
  en: { name: 'Tax Department', head: 'Shri. Hemant Rasal', office: 'Town Hall, room 12', fee: '₹50' },
  mr: { name: 'कर विभाग', head: 'श्री. हेमंत रसाळ', office: 'नगरभवन, खोली क्र. 12', fee: '₹५०' },
}
const tax = (language: Language): Row<'disclosureDepartments'> => ({
  id: 3,
  departmentId: 3,
  name: said[language].name,
  link: '/tax-department',
  language,
  status: 1,
})
const ownRow = (language: Language) => ({
  ...(example('departments', language).value[0] as Row<'departments'>),
  name: language === 'en' ? 'Tax' : 'कर',
  head: said[language].head,
  office: said[language].office,
  hours: 'Mo-Fr 09:45-18:15',
})
const service = (language: Language, more: Partial<Row<'serviceFacts'>> = {}): Row<'serviceFacts'> => ({
  ...(example('serviceFacts', language).value[0] as Row<'serviceFacts'>),
  link: '/services/no-dues',
  name: language === 'en' ? 'No-dues certificate' : 'थकबाकी नसल्याचा दाखला',
  departmentId: 3,
  situation: 'house',
  fee: said[language].fee,
  days: '3',
  ...more,
})
const rowsIn = (language: Language, more: Partial<DetailsRows> = {}): DetailsRows => ({
  departments: [ownRow(language)],
  services: [service(language), service(language, { id: 2, departmentId: 4, name: 'Of another' })],
  holidays: [],
  ...more,
})
const pay = 'https://pay.example/tax'
const open = (language: Language, more: Partial<DetailsRows> = {}, openingHours = '') =>
  renderPage(
    {
      default: () => <Details department={tax(language)} rows={rowsIn(language, more)} now={now} />,
      handle: { texts: detailsTexts },
    },
    {},
    {
      language,
      start: {
        settings: { phones: ['0251-555-0101'], openingHours },
        wording: new Map([['facts:propertyTaxLink', pay]]),
      },
    },
  )
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [
    'en',
    ['Contact', 'Services', 'Pay online'],
    [
      'Head of department Shri. Hemant Rasal',
      'Town Hall, room 12',
      'Open now until 6:15 PM',
      '0251-555-0101',
    ],
    'No-dues certificate Within 3 days · ₹50',
    'Pay property tax',
  ],
  [
    'mr',
    ['संपर्क', 'सेवा', 'ऑनलाइन भरणा'],
    ['विभागप्रमुख श्री. हेमंत रसाळ', 'नगरभवन, खोली क्र. १२', 'सध्या सुरू, सायंकाळी ६:१५ वाजेपर्यंत', '०२५१-५५५-०१०१'],
    'थकबाकी नसल्याचा दाखला ३ दिवसांत · ₹५०',
    'मालमत्ता कर भरा',
  ],
] as const)(
  'in %s a department says whom to ask, when, what it gives and what is paid',
  (language, headings, contact, row, payment) => {
    const page = open(language)
    expect(page.headings(2)).toEqual(headings)
    for (const words of contact) expect(plain(page.text)).toContain(words)
    expect(plain(page.text)).toContain(row)
    expect(page.links).toEqual(
      expect.arrayContaining([
        'tel:02515550101',
        language === 'en' ? '/services/no-dues' : '/mr/services/no-dues',
        pay,
      ]),
    )
    expect(page.text).toContain(payment)
  },
)

test('it says when its office closes, and when what is written is no longer right', () => {
  const until = (more: Partial<DetailsRows>) =>
    open('en', more).elements('[data-until]')[0]?.getAttribute('data-until')
  expect(until({})).toBe(String(Date.parse('2026-12-15T18:15:00+05:30')))
  expect(until({ departments: [] })).toBeUndefined()
})

test('an office is not called open while nobody knows the holidays', () => {
  const { text } = open('en', { holidays: undefined })
  expect(text).toContain('Town Hall, room 12')
  expect(text).not.toContain('Open now')
})

test.each([
  ['en', 'Office hours of the council Open now until 6:00 PM'],
  ['mr', 'नगरपरिषदेची कार्यालयीन वेळ सध्या सुरू, सायंकाळी ६:०० वाजेपर्यंत'],
] as const)(
  'in %s the council’s hours are said where the department has none of its own',
  (language, words) => {
    const ofCouncil = (hours: string) =>
      open(language, { departments: [{ ...ownRow(language), hours }] }, 'Mo-Fr 10:00-18:00')
    const page = ofCouncil('')
    expect(plain(page.text)).toContain(words)
    expect(page.elements('[data-until]')[0]?.getAttribute('data-until')).toBe(
      String(Date.parse('2026-12-15T18:00:00+05:30')),
    )
    expect(plain(ofCouncil('Mo-Fr 09:45-18:15').text)).not.toContain(words.slice(0, 20))
  },
)

test('what nobody has given is left out, and what could not be had is told', () => {
  const page = open('en', { departments: [], services: [], hasFailed: true })
  expect(page.headings(2)).toEqual(['Contact', 'Pay online'])
  expect(page.text).toContain('cannot be shown right now')
})

describe('what can be paid', () => {
  test.each([
    ['Tax Department', 'house', ['propertyTaxLink']],
    ['मालमत्ता कर विभाग', 'house', ['propertyTaxLink']],
    ['Water Supply Department', '', ['waterBillLink']],
    ['पाणीपुरवठा विभाग', '', ['waterBillLink']],
    ['Public Works Department', 'water', ['waterBillLink']],
    ['Town Planning Department', 'house', []],
    ['Taxi Department', '', []],
  ] as const)('of the %s that gives services of "%s": %j', (name, situation, payments) => {
    const services = [service('en', { situation })]
    expect(presentDetails({ name, departmentId: 3 }, { departments: [], services }).payments).toEqual(
      payments,
    )
  })
})

test('a list that failed is known as failed, one that an older server lacks is not', async () => {
  const ask = (error: string) =>
    askDetails((async (name: ListName) =>
      name === 'holidays' ? { ok: false, error } : { ok: true, value: [] }) as never)
  expect(await ask('unavailable')).toMatchObject({ holidays: undefined, hasFailed: true })
  expect(await ask('notFound')).toMatchObject({ holidays: [], hasFailed: false })
})

describe('the page', () => {
  const lists = (language: Language): Partial<Record<ListName, object>> => ({
    disclosureDepartments: loaded<'disclosureDepartments'>(tax(language)),
    headings: loaded<'headings'>({
      id: 1,
      headingId: 10,
      departmentId: 3,
      heading: 'Rates',
      link: '/rates',
      language,
      status: 1,
    }),
    departments: loaded<'departments'>(ownRow(language)),
    serviceFacts: loaded<'serviceFacts'>(service(language)),
  })
  async function openOnServer(language: Language, changes: Partial<Record<ListName, object>> = {}) {
    const wire = { ...lists(language), ...changes }
    const context = new RouterContextProvider()
    const list = async (name: ListName) => wire[name] ?? { ok: true, value: [] }
    context.set(apiContext, { list } as never)
    const path = '/tax-department'
    const request = new Request(`https://council.example${language === 'mr' ? '/mr' : ''}${path}`)
    const answer = await loadOnServer({ request, context, params: {}, pattern: '*' } as never)
    return renderPage(dynamic, (answer as unknown as { data: object }).data, { path, language })
  }

  test.each([
    ['en', ['Contact', 'Services', 'Published information', 'Departments']],
    ['mr', ['संपर्क', 'सेवा', 'प्रसिद्ध केलेली माहिती', 'विभाग']],
  ] as const)(
    'in %s has the details before its folders, and the other departments last',
    async (language, headings) => {
      vi.stubGlobal('console', { ...console, error: () => undefined })
      const page = await openOnServer(language)
      expect(page.headings(2)).toEqual(headings)
      expect(page.text).toContain(said[language].head)
      vi.unstubAllGlobals()
    },
  )

  test('has its folders while the details cannot be had, and says so', async () => {
    vi.stubGlobal('console', { ...console, error: () => undefined })
    const page = await openOnServer('en', { departments: unavailable, serviceFacts: unavailable })
    expect(page.links).toContain('/rates')
    expect(page.text).toContain('cannot be shown right now')
    vi.unstubAllGlobals()
  })
})
