import type { Language, ListName } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, apiContext } from '../../api/source.ts'
import { budgetPlace } from '../../budget/budget-path.ts'
import { loadBudget } from '../../budget/load-budget.ts'
import { shortName } from '../../budget/present-chart.ts'
import { WrittenBudget } from '../../budget/written-budget.tsx'
import { renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

type Changes = Partial<Record<ListName, object>>
const rows = (language: Language): object[] => exampleRows('budgets', language, 'normal')
const sourceWith = (changes: Changes = {}) =>
  ({
    list: async (name: ListName, language: Language) =>
      changes[name] ?? { ok: true, value: exampleRows(name, language, 'normal') },
  }) as unknown as Api

async function open(path: string, language: Language = 'en', changes: Changes = {}) {
  const place = budgetPlace(path)
  if (!place) throw new Error(path)
  const loaded = await loadBudget({
    source: sourceWith(changes),
    place,
    language,
    origin: 'https://council.example',
    defaultLanguage: 'en',
  })
  if (!loaded?.body) return undefined
  const html = renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: [language === 'en' ? path : `/mr${path}`] },
      createElement(WrittenBudget, { body: loaded.body }),
    ),
  )
  const shown = await renderPage(page, { budget: loaded.page }, { path, language })
  return { body: loaded.body, html, shown }
}

describe('a closed year', () => {
  test.each([
    [
      'en',
      'Budget and accounts 2025-26',
      'In 2025-26 the council received ₹9.7 crore and spent ₹9.3 crore.',
      'Per resident: ₹4,865 received and ₹4,625 spent (population 20,000; Census 2011).',
    ],
    [
      'mr',
      'अंदाजपत्रक व लेखे २०२५-२६',
      'आर्थिक वर्ष २०२५-२६: एकूण जमा ₹९.७ कोटी व एकूण खर्च ₹९.३ कोटी.',
      'दरडोई: जमा ₹४,८६५ व खर्च ₹४,६२५ (लोकसंख्या २०,०००; जनगणना २०११).',
    ],
  ] as const)('in %s says in words what came in and went out', async (language, title, lead, each) => {
    const found = await open('/budget/2025-26', language)
    expect(found?.shown.headings(1)).toEqual([title])
    expect(found?.shown.text.replaceAll('\u00a0', ' ')).toContain(lead)
    expect(found?.body.perResident.replaceAll('\u00a0', ' ')).toBe(each)
  })

  test('has each head with its share, items, planned, revised and actual', async () => {
    const found = await open('/budget/2025-26')
    const goes = found?.body.sections.find(({ id }) => id === 'expenditure')
    expect(goes?.table.columns).toEqual(['Planned', 'Actual'])
    expect(goes?.table.parts.map(({ head }) => [head.name, head.note])).toEqual([
      ['Water supply', '40.5% of the total'],
      ['Roads', '38.9% of the total'],
      ['Staff', '20.6% of the total'],
    ])
    expect(goes?.table.parts[1]?.rows[0]).toEqual({
      name: 'Repair of roads',
      cells: [{ text: '4,50,00,000', below: 'revised: 4,20,00,000' }, { text: '3,60,00,000' }],
    })
    expect(goes?.table.foot?.cells.map(({ text }) => text)).toEqual(['9,95,00,000', '9,25,00,000.5'])
  })

  test('has a chart with a name and a description, and its table beside it', async () => {
    const found = await open('/budget/2025-26')
    const html = found?.html ?? ''
    expect(html).toContain('role="img" aria-labelledby="expenditure-name expenditure-description"')
    expect(html.replaceAll('\u00a0', ' ')).toContain(
      '<desc id="expenditure-description">The largest heads: Water supply ₹3.8 crore (40.5%), Roads ₹3.6 crore (38.9%), Staff ₹1.9 crore (20.6%).</desc>',
    )
    expect(html).toMatch(/<figure>.*<\/figure><table><caption>Expenditure by head and item/s)
  })

  test('tells the balance at the start and at the end', async () => {
    const { body } = (await open('/budget/2025-26')) ?? {}
    expect(body?.glance.parts.map(({ head }) => [head.name, head.cells[1]?.text])).toEqual([
      ['Opening balance', '41,50,000'],
      ['Income', '9,73,00,000'],
      ['Expenditure', '9,25,00,000.5'],
      ['Surplus (deficit if negative)', '47,99,999.5'],
      ['Closing balance', '89,49,999.5'],
    ])
  })
})

describe('a year that has just begun', () => {
  test('says what is planned, and nothing for each resident where nobody says how many there are', async () => {
    const found = await open('/budget/2026-27', 'mr')
    expect(found?.shown.text).toContain('आर्थिक वर्ष २०२६-२७: अंदाजित जमा')
    expect(found?.body.perResident).toBe('')
    expect(found?.body.glance.columns).toEqual(['अंदाजित'])
    expect(found?.html).not.toContain('दरडोई')
  })
})

test('the newest year is at /budget, with all years beside each other', async () => {
  const found = await open('/budget')
  expect(found?.shown.headings(1)).toEqual(['Budget and Accounts'])
  expect(found?.body.years).toEqual([
    { to: '/budget/2026-27', text: '2026-27', isHere: true },
    { to: '/budget/2025-26', text: '2025-26', isHere: false },
  ])
  expect(found?.body.sections.at(-1)?.chart?.rows.map(({ name, note }) => [name, note])).toEqual([
    ['2026-27', 'Planned'],
    ['2025-26', 'Actual'],
  ])
})

test.each(['/budget/2019-20', '/budget'])('%s is not there without its year', async (path) => {
  expect(await open(path, 'en', { budgets: { ok: true, value: [] } })).toBeUndefined()
})

test.each([
  ['/budget', { year: undefined }],
  ['/budget/2025-26', { year: '2025-26' }],
  ['/budget/2025', undefined],
  ['/budget/2025-26/roads', undefined],
  ['/budgets', undefined],
])('%s is %j', (path, place) => {
  expect(budgetPlace(path)).toEqual(place)
})

test('a long name is cut between words, and the table has all of it', () => {
  expect(shortName('Public health and sanitation of the town')).toBe('Public health and sanitation…')
  expect(shortName('सार्वजनिक आरोग्य, स्वच्छता व घनकचरा व्यवस्थापन')).toMatch(/^सार्वजनिक .*…$/)
  expect(shortName('Taxes')).toBe('Taxes')
})

describe('the route', () => {
  beforeEach(() => vi.unstubAllGlobals())
  const request = new Request('https://council.example/budget/2025-26')
  const args = (changes: Changes = {}) => {
    const context = new RouterContextProvider()
    context.set(apiContext, sourceWith(changes))
    return { request, context, params: {}, pattern: '*' } as never
  }

  test('is away, not missing, while the list cannot be had', async () => {
    const answer = (await page.loader(args({ budgets: unavailable }))) as { init?: { status?: number } }
    expect(answer.init?.status).toBe(503)
  })

  test('is the server’s alone: the browser asks for the whole document', async () => {
    await expect(page.clientLoader(args())).rejects.toMatchObject({ status: 302 })
  })

  test('rows of both languages are there', () => {
    expect([rows('en').length, rows('mr').length]).toEqual([2, 2])
  })
})

describe('the notices on which residents propose works', () => {
  afterEach(() => void vi.useRealTimers())
  test.each([
    ['en', '/budget', 'What residents propose for the budget', ''],
    ['mr', '/budget', 'अंदाजपत्रकासाठी नागरिकांचे प्रस्ताव', '/mr'],
  ] as const)(
    'are named in %s on the page of the newest year, the open one first',
    async (language, path, title, before) => {
      vi.setSystemTime(new Date('2026-12-15T12:00:00+05:30'))
      const found = await open(path, language)
      expect(found?.html).toContain(title)
      expect(found?.body.proposals?.links.map(({ to }) => to)).toEqual([
        `${before}/notices/budget-2027`,
        `${before}/notices/budget-2026`,
      ])
    },
  )

  test('are on no other page, and not there while the council asks for none', async () => {
    expect((await open('/budget/2025-26'))?.body.proposals).toBeUndefined()
    const none = { publicNotices: { ok: true, value: [] } }
    expect((await open('/budget', 'en', none))?.body.proposals).toBeUndefined()
    expect((await open('/budget', 'en', { publicNotices: unavailable }))?.body.proposals).toBeUndefined()
  })
})
