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
  const settings = { name: { en: 'Sahyanagar', mr: 'सह्यनगर' } } as never
  await desk().payload.updateGlobal({ slug: 'settings', data: settings })
  const data = {
    title: { en: 'Modification: <Site> 41', mr: 'फेरबदल: जागा क्रमांक ४१' },
    link,
    kind: 'objection',
    here: 'outcome',
    opens: '2026-12-01T04:15:00.000Z',
    closes: '2026-12-31T12:15:00.000Z',
    corrigenda: [{ text: { mr: 'मुदतवाढ', en: 'More time' }, closes: '2027-01-10T12:15:00.000Z' }],
    hearing: '2027-01-20T05:30:00.000Z',
    hearingPlace: { en: 'Town hall', mr: 'सभागृह' },
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
    { name: 'Ravi', text: 'रस्ता  रुंद, करू नये!', ward: '४' },
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
  expect(heads?.slice(5)).toEqual(['म्हणण्याचा सारांश', 'फाइली', 'समान उत्तरांचा गट', 'या उत्तरावरील निर्णय'])
  expect(lines.map((line) => [line[0], line[3], line[4]])).toEqual([
    ['1', '4', 'हरकत'],
    ['2', '4', 'हरकत'],
    ['3', '4', 'हरकत'],
  ])
  expect(lines.map((line) => line.slice(6))).toEqual([
    ['0', '1', ''],
    ['0', '1', ''],
    ['0', 'Trees', 'मान्य'],
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

const onPaper = async (language: 'mr' | 'en', of = id) =>
  (await get(`?as=html&language=${language}`, 'editor', of)).text()

test('paper says whose it is, until when answers came, and when they are heard', async () => {
  const marathi = await onPaper('mr')
  expect(marathi).toContain('<p>सह्यनगर</p>')
  expect(marathi).toContain('<dd>०१.१२.२०२६, ०९:४५</dd>')
  expect(marathi).toContain('<dd>१०.०१.२०२७, १७:४५ (शुद्धिपत्रकाने मुदतवाढ)</dd>')
  expect(marathi).toContain('<dd>२०.०१.२०२७, ११:००, सभागृह</dd>')
  const english = await onPaper('en')
  expect(english).toContain('<dd>10.01.2027, 17:45 (extended by a corrigendum)</dd>')
  expect(english).toMatch(/<dt>Printed on<\/dt><dd>\d\d\.\d\d\.\d{4}<\/dd>/)
})

test('paper has the digits of its language, whichever a resident wrote', async () => {
  const cellsOf = (page: string) =>
    [...page.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, line = '']) =>
      [...line.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell),
    )
  const marathi = cellsOf(await onPaper('mr'))
  expect(marathi.map((cells) => [cells[0], cells[3], cells[6], cells[7]])).toEqual([
    ['१', '४', '०', '१'],
    ['२', '४', '०', '१'],
    ['३', '४', '०', 'Trees'],
  ])
  expect(cellsOf(await onPaper('en')).map((cells) => cells[3])).toEqual(['4', '4', '4'])
})

test('paper loads its letters from the desk and nothing else', async () => {
  const answer = await get('?as=html&language=mr')
  expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'")
  const [, address = ''] = /url\("\/cms-api([^"]+)"\)/.exec(await answer.text()) ?? []
  const font = await desk().ask('GET', address, { as: 'editor' })
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect(
    Buffer.from(await font.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2')
  expect((await desk().ask('GET', address)).status).toBe(403)
})

test('what looks machine-made stands in the register, marked until staff have taken it up', async () => {
  const where = { name: { equals: 'Ravi' } }
  const change = (data: object) => desk().payload.update({ collection: 'feedback', where, data })
  await change({ doubt: 'trap' })
  const rows = rowsOfCsv(await (await get('?as=csv&language=mr')).text())
  expect(rows.map((row) => row.slice(9))).toEqual([['शेरा'], [''], ['यंत्राने पाठवल्यासारखा'], ['']])
  await change({ status: 'in-progress' })
  expect(await (await get('?as=csv&language=mr')).text()).not.toContain('यंत्राने')
  await change({ doubt: null, status: 'new' })
})

test('it says how many files came with each', async () => {
  const claim = 'a'.repeat(64)
  const where = { name: { equals: 'Ravi' } }
  await desk().payload.update({ collection: 'feedback', where, data: { filesClaim: claim } })
  const file = { type: 'application/pdf', size: 9, claim, state: 'kept' }
  for (const mark of ['b', 'c'])
    await desk().payload.create({
      collection: 'resident-files',
      data: { ...file, name: `${mark}.pdf`, stored: `resident-${mark}`, tokenHash: mark.repeat(64) } as never,
    })
  const [, ...lines] = rowsOfCsv(await (await get('?as=csv&language=mr')).text())
  expect(lines.map((line) => line[6])).toEqual(['0', '2', '0'])
  expect(await onPaper('mr')).toContain('<td>२</td>')
})

test('a survey has a register of its replies, without a column for objections', async () => {
  const title = { en: 'Market', mr: 'बाजार' }
  const questions = [{ kind: 'words', question: { en: 'What is missing?', mr: 'काय हवे?' } }]
  const open = { opens: '2026-01-01', closes: '2099-01-01', _status: 'published' }
  const data = { ...open, title, link: '/notices/market', kind: 'survey', here: 'yes', questions } as never
  const survey = (await desk().payload.create({ collection: 'public-notices', data })).id
  const reply = { link: '/notices/market', name: 'Ravi', ward: '4', language: 'mr', website: '', seconds: 9 }
  expect((await ask('/notice-answer', post({ ...reply, replies: { 1: 'सावली' } }))).status).toBe(201)
  const page = await onPaper('mr', survey)
  expect(page).toContain('<h1>उत्तरांची नोंदवही: बाजार</h1>')
  expect(page).not.toContain('हरकत')
  expect(await onPaper('en', survey)).toContain('<h1>Register of the replies: Market</h1>')
})

test('a notice that asks for proposals has no register', async () => {
  const data = { title: { en: 'Budget', mr: 'अंदाजपत्रक' }, link: '/notices/budget', kind: 'budget' } as never
  const { id: budget } = await desk().payload.create({ collection: 'public-notices', data })
  const answer = await get('', 'editor', budget)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('inbox')
})

test('only those who may read the answers get it', async () => {
  expect((await get('', 'admin')).status).toBe(200)
  expect((await get('', 'clerk')).status).toBe(403)
  expect((await desk().ask('GET', `/notice-register/${id}`)).status).toBe(401)
  for (const other of [9999, '1%20OR%201', '../1']) expect((await get('', 'editor', other)).status).toBe(404)
})
