import { listPaths } from '@nagardwar/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const app = await appInTest('reports', 'dynamic')
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

type Row = Record<string, unknown>
const both = (row: Row, mr: Row): Row[] => [
  { ...row, language_code: 'en' },
  { ...row, ...mr, language_code: 'mr' },
]
const reportRow = (id: number, changes: Row = {}): Row => ({
  ...{ id, kind: 'Street light', kind_id: 1, ward: 'Kumbharwada', ward_no: '5', place: '' },
  ...{ position: '19.2437, 73.136', state: 'new', photograph: '', followers: '0' },
  ...{ received_on: day(2), due_on: day(-3), done_on: null },
  ...changes,
})
const marathi = { kind: 'रस्त्यावरील दिवा', ward: 'कुंभारवाडा' }

let api: FakeApi
let site: TestSite
beforeEach(async () => {
  api = await startFakeApi()
})
afterEach(async () => {
  await site.stop()
  await api.stop()
})

async function start(rows: Row[]) {
  api.answers.set(listPaths.reports.path, () => Response.json(rows))
  site = await startTestSite({ apiRoot: api.root, app })
}
async function open(address: string) {
  const { status, text } = await site.get(address)
  const [, main = ''] = text.split('<main')
  return { status, html: text, page: readerOf(`<main${main.split('</main>')[0]}</main>`) }
}

describe('the public list of reports', () => {
  const rows = [
    ...both(reportRow(1, { place: 'Lake Road', followers: '2' }), { ...marathi, place: 'तलाव रस्ता' }),
    ...both(
      reportRow(2, { state: 'closed', received_on: day(20), due_on: day(15), done_on: day(16) }),
      marathi,
    ),
    ...both(
      reportRow(3, { kind: 'Water', kind_id: 2, ward: '', ward_no: '', due_on: day(1), position: '' }),
      { kind: 'पाणी', ward: '' },
    ),
  ]

  test.each([
    ['/reports', 'Street light', 'Ward 5, Kumbharwada', 'Lake Road', '4 days', 'Not done yet'],
    ['/mr/reports', 'रस्त्यावरील दिवा', 'प्रभाग ५, कुंभारवाडा', 'तलाव रस्ता', '४ दिवस', 'प्रलंबित'],
  ])('%s says kind, ward, street, state and days, with figures', async (address, ...words) => {
    await start(rows)
    const { status, page } = await open(address)
    expect(status).toBe(200)
    for (const word of words) expect(page.text.replaceAll('\u00a0', ' ')).toContain(word)
    expect(page.links).toContain(address === '/reports' ? '/ward/5' : '/mr/ward/5')
    expect(page.links.some((link) => link.startsWith('https://www.openstreetmap.org/?mlat=19.2437'))).toBe(
      true,
    )
    expect(page.elements('svg[data-map] path[data-pins=open]')).toHaveLength(1)
  })

  test('is filtered by the address alone, and such a page is not for search engines', async () => {
    await start(rows)
    const { page, html } = await open('/reports?state=late')
    expect(page.text).toContain('Water')
    expect(page.rows.filter((cells) => cells.includes('Street light'))).toEqual([])
    expect(html).toContain('noindex')
    expect((await open('/reports?kind=2&ward=5')).page.text).toContain('No report matches this choice.')
    expect(page.elements('form[method=get][action="/reports"] select')).toHaveLength(3)
  })

  test.each([
    ['/reports', 'Closed late', 'Promised by', 'Answered or done on', 'Not yet checked', 'Not published'],
    [
      '/mr/reports',
      ...['मुदतीनंतर निकाली', 'आश्वासित दिनांक', 'कार्यवाही झाल्याचा दिनांक', 'तपासणी बाकी'],
      'प्रसिद्ध केलेले नाही',
    ],
  ])('%s says that a closed one was late, both its days, and why a place is missing', async (...words) => {
    const [address = '', late, promised, doneOn, notYetChecked, notShown] = words
    const nowhere = { ward: '', ward_no: '', position: '' }
    await start([
      ...both(reportRow(1, { ...nowhere, state: 'closed', due_on: day(9), done_on: day(3) }), { ward: '' }),
      ...both(reportRow(2, nowhere), { ward: '' }),
    ])
    const { page } = await open(address)
    const [, isOpen, closed] = page.rows.filter((cells) => cells.length === 5)
    expect(closed?.[1]).toBe(notShown)
    expect(closed?.[2]).toBe(late)
    expect(closed?.[3]).toContain(promised)
    expect(closed?.[3]).toContain(doneOn)
    expect(isOpen?.[1]).toBe(notYetChecked)
  })

  test.each([
    ['/reports', '2 reports are too far from the others', '1 report has no position'],
    ['/mr/reports', '२ समस्या इतरांपासून फार दूर', '१ समस्येचे नकाशावरील स्थान'],
  ])('%s says how many are not on the drawing', async (address, ...words) => {
    const far = { position: '19.41, 73.136' }
    const more = [
      ...both(reportRow(4), marathi),
      ...both(reportRow(5), marathi),
      ...both(reportRow(6), marathi),
    ]
    await start([...rows, ...more, ...both(reportRow(7, far), marathi), ...both(reportRow(8, far), marathi)])
    const { page } = await open(address)
    for (const word of words) expect(page.text.replaceAll('\u00a0', ' ')).toContain(word)
    expect(page.elements('[data-pins=open]')[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(4)
  })

  test('says no time that half of them took where the choice has none', async () => {
    await start(rows)
    expect((await open('/reports')).page.text).toContain('Half of them within')
    expect((await open('/reports?kind=2&ward=5')).page.text).not.toContain('Half of them within')
  })

  test('counts late ones by kind and ward', async () => {
    await start(rows)
    const { page } = await open('/reports')
    expect(page.rows).toContainEqual(['Street light', '2', '1 / 0', '4 days'])
    expect(page.rows).toContainEqual(['Water', '1', '1 / 1', 'None done yet'])
    expect(page.rows).toContainEqual(['5, Kumbharwada', '2', '1 / 0', '4 days'])
  })

  test('of five thousand stays a short page, with every pin', async () => {
    await start(
      Array.from({ length: 5000 }, (_, id) =>
        both(
          reportRow(id + 1, {
            ward_no: String(1 + (id % 25)),
            position: `${19.2 + (id % 97) / 1000}, 73.136`,
          }),
          marathi,
        ),
      ).flat(),
    )
    const first = await open('/reports')
    expect(first.page.elements('tbody tr').length).toBeLessThan(65)
    expect(first.page.elements('[data-pins=open]')[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(5000)
    expect(first.html.length).toBeLessThan(250_000)
    const began = performance.now()
    const last = await open('/reports?page=200')
    expect(last.page.rows.some(([kind]) => kind === 'Street light')).toBe(true)
    expect(performance.now() - began).toBeLessThan(3000)
    expect((await open('/reports?page=201')).page.text).toContain('Previous')
  })

  test.each([
    ['no list', () => Response.json({ message: 'Not here' }, { status: 404 })],
    ['an empty list', () => Response.json([])],
  ])('a council with %s has no such page, and it is not in the site map', async (_, answer) => {
    api.answers.set(listPaths.reports.path, answer)
    site = await startTestSite({ apiRoot: api.root, app })
    expect((await open('/reports')).status).toBe(404)
    expect((await site.get('/sitemap.xml')).text).not.toContain('/reports<')
  })

  test('is in the site map in both languages', async () => {
    await start(rows)
    const { text } = await site.get('/sitemap.xml')
    expect(text).toContain('/reports</loc>')
    expect(text).toContain('/mr/reports</loc>')
  })

  test('a department at its address was there first', async () => {
    const department = {
      id: 1,
      p_id: 1,
      status: 1,
      department_name: 'Report office',
      department_link: '/reports',
    }
    api.answers.set(listPaths.disclosureDepartments.path, () => Response.json(both(department, {})))
    await start(rows)
    expect((await open('/reports')).page.headings(1)).toEqual(['Report office'])
  })

  test('a text of the council cannot end the document', async () => {
    await start(both(reportRow(1, { kind: '</svg><script>1</script>', place: '<img src=x>' }), {}))
    const { html } = await open('/reports')
    expect(html).not.toContain('<script>1')
    expect(html).not.toContain('<img src=x>')
  })
})
