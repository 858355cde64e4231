import { rowsOfCsv } from '@nagardwar/exchange/sheet/csv'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Ask, apiOf, post } from '../api/api.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'

const { desk } = councilWithDesk()
let ask: Ask
let id: number
const link = '/notices/site-41'
const formula = '=HYPERLINK("http://evil.example")'
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T12:00:00+05:30') })
  ask = await apiOf(desk().payload)
  const data = {
    title: { en: 'Modification: <Site> 41', mr: 'फेरबदल: जागा क्रमांक ४१' },
    link,
    kind: 'objection',
    here: 'outcome',
    opens: '2026-12-01T04:15:00.000Z',
    closes: '2026-12-31T12:15:00.000Z',
    _status: 'published',
  }
  id = (await desk().payload.create({ collection: 'public-notices', data: data as never })).id
  const own = {
    link,
    language: 'mr',
    stance: 'objection',
    ward: '4',
    address: 'Lane 9',
    website: '',
    seconds: 9,
  }
  for (const more of [
    { name: formula, text: 'रस्ता रुंद करू नये.', wantsOutcome: true, email: 'asha@sahyanagar.example' },
    { name: 'Ravi', text: 'रस्ता  रुंद, करू नये!' },
    { name: '<b>Meera</b>', text: 'Trees '.repeat(200) },
    { name: 'Spam', text: 'spam' },
  ])
    expect((await ask('/notice-answer', post({ ...own, ...more }))).status).toBe(201)
  const where = { name: { equals: 'Spam' } }
  await desk().payload.update({ collection: 'feedback', where, data: { putAside: 'spam' } })
  const meera = { name: { equals: '<b>Meera</b>' } }
  await desk().payload.update({
    collection: 'feedback',
    where: meera,
    data: { finding: 'accepted', likeGroup: 'Trees' },
  })
  vi.useRealTimers()
})

const get = (query = '', as: Role | undefined = 'editor', of: number | string = id) =>
  desk().ask('GET', `/notice-register/${of}${query}`, { as })

test('the register has number, name, ward and gist, and nothing that leads to a person', async () => {
  const answer = await get('?as=csv&language=mr')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="answers-${id}.csv"`)
  const text = await answer.text()
  const [heads, ...lines] = rowsOfCsv(text)
  expect(heads?.slice(0, 5)).toEqual(['क्र.', 'संदर्भ क्रमांक', 'नाव', 'प्रभाग', 'हरकत किंवा सूचना'])
  expect(lines.map((line) => [line[0], line[3], line[4]])).toEqual([
    ['१', '4', 'हरकत'],
    ['२', '4', 'हरकत'],
    ['३', '4', 'हरकत'],
  ])
  expect(lines.map((line) => line.slice(6))).toEqual([
    ['1', ''],
    ['1', ''],
    ['Trees', 'मान्य'],
  ])
  expect(lines[2]?.[5]).toMatch(/…$/)
  expect(text).not.toMatch(/asha@|Lane 9|Spam/)
})

test('no name begins a formula in a spreadsheet, and none is markup on paper', async () => {
  const csv = await (await get('?as=csv')).text()
  expect(csv).toContain(`'=HYPERLINK`)
  expect(csv).not.toMatch(/(^|,|")=HYPERLINK/m)
  const excel = Buffer.from(await (await get('?as=xlsx')).arrayBuffer())
  expect(excel.subarray(0, 2).toString()).toBe('PK')
  const page = await get('?as=html&language=en')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await page.text()
  expect(text).toContain('&lt;b&gt;Meera')
  expect(text).toContain('Modification: &lt;Site&gt; 41')
  expect(text).not.toMatch(/asha@|Lane 9|Spam/)
})

test('only those who may read the answers get it', async () => {
  expect((await get('', 'admin')).status).toBe(200)
  expect((await get('', 'clerk')).status).toBe(403)
  expect((await desk().ask('GET', `/notice-register/${id}`)).status).toBe(401)
  for (const other of [9999, '1%20OR%201', '../1']) expect((await get('', 'editor', other)).status).toBe(404)
})
