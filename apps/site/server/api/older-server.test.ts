import { type OlderServer, startOlderServer } from '@nagardwar/contract/testing/older-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { later } from '../testing/later.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let older: OlderServer
let site: TestSite
beforeAll(async () => {
  older = await startOlderServer()
})
afterAll(() => older.die())
beforeEach(async () => {
  site = await startTestSite({
    apiRoot: older.root,
    env: { COUNTS_PER_MINUTE: '0', FEEDBACK_PER_MINUTE: '0' },
  })
  await site.site.warmUp()
})
afterEach(() => site.stop())
const rows = async (list: string) => JSON.parse((await site.get(`/api/${list}`)).text)

describe('the lists of an older server', () => {
  test('keep their rows under older names, and what names no department is General Administration’s', async () => {
    expect(await rows('generaladmindepartment?lang=en')).toMatchObject([
      { id: 7, p_id: 101, department_heading: 'General Meetings', heading_link: '/general-meetings' },
      { p_id: 101, department_heading: 'Resolutions' },
    ])
    const meetings = await rows('generaladminaddyear?lang=en')
    expect(meetings[0]).toMatchObject({ p_id: 101, of_heading: 7, pdf: '/uploads/pdf/may%202023.pdf' })
    expect(meetings[39]).not.toHaveProperty('of_heading')
    const headings = await rows('department-datas?lang=en')
    expect(headings[0]).toMatchObject({ y_id: 501, p_id: 102, department_heading: 'Certificates' })
    expect(headings[11]).toMatchObject({ y_id: 12, p_id: 112, heading_link: '/heading-12' })
    const documents = await rows('department-data-year?lang=en')
    expect(documents[10]).toMatchObject({ y_id: 12, pdf: '/uploads/Document%2011.pdf' })
  })

  test('are there in Marathi too, from the one language that it has', async () => {
    expect(await rows('main-menus?lang=mr')).toMatchObject([
      { mainMenu: 'Home' },
      { mainMenu: 'Disclosure' },
      { mainMenu: 'More' },
    ])
    const departments = await rows('public_disclosure?language_code=mr')
    expect(departments).toHaveLength(30)
    expect(departments[1]).toMatchObject({ department_name: 'Birth & Death', language_code: 'mr' })
  })

  test('that it does not have are absent, whether it says 404 or shows its page for people', async () => {
    for (const list of ['schools?lang=en', 'newsupdate?lang=en', 'settings?lang=mr']) {
      const { status, headers } = await site.get(`/api/${list}`)
      expect([list, status, headers['x-failure']]).toEqual([list, 404, 'notFound'])
    }
  })

  test('are found under an address with a slash too many', async () => {
    older.files.set('/uploads/x.jpg', Buffer.from('picture'))
    expect((await site.get('/api//roads?lang=en')).status).toBe(200)
    expect((await site.get('/api//uploads//x.jpg')).text).toBe('picture')
  })
})

describe('what names no department', () => {
  test('is in the feed of General Administration, and in no other', async () => {
    Object.assign(older.lists['/generaladminaddyear']?.[0] ?? {}, { last_changed: '2024-05-01' })
    Object.assign(older.lists['/public_disclosure']?.[6] ?? {}, { p_id: 7 })
    try {
      vi.useFakeTimers({ toFake: ['Date'] })
      later(3)
      await site.site.warmUp()
      expect((await site.get('/feeds/departments/101.en.atom')).text).toContain('Minutes 1,')
      expect((await site.get('/feeds/departments/7.en.atom')).text).not.toContain('Minutes')
    } finally {
      vi.useRealTimers()
      Object.assign(older.lists['/public_disclosure']?.[6] ?? {}, { p_id: 107 })
      delete older.lists['/generaladminaddyear']?.[0]?.last_changed
    }
  })

  test('stays as it is where no department, or more than one, is called General Administration', async () => {
    Object.assign(older.lists['/public_disclosure']?.[0] ?? {}, { department_name: 'Everything' })
    try {
      vi.useFakeTimers({ toFake: ['Date'] })
      later(3)
      await site.site.warmUp()
      const [heading] = await rows('generaladmindepartment?lang=en')
      expect(heading).toMatchObject({ id: 7, p_id: 0 })
    } finally {
      vi.useRealTimers()
      Object.assign(older.lists['/public_disclosure']?.[0] ?? {}, {
        department_name: 'General Admin Department',
      })
    }
  })
})

describe('headings with one address', () => {
  const linksOf = async (language: 'en' | 'mr') =>
    (await rows(`department-datas?lang=${language}`)).map((row: { heading_link: string }) => row.heading_link)
  let before: typeof older.lists
  beforeEach(() => {
    before = structuredClone(older.lists)
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    Object.assign(older.lists, before)
    vi.useRealTimers()
  })
  const linked = async (...links: [position: number, link: string][]) => {
    for (const [at, link] of links)
      Object.assign(older.lists['/department-datas']?.[at] ?? {}, { heading_link: link })
    later(3)
    await site.site.warmUp()
  }

  test('get that of their department before it, in both languages alike, and are found under it', async () => {
    await linked([0, '/budget'], [3, 'budget'])
    for (const language of ['en', 'mr'] as const) {
      const links = await linksOf(language)
      expect([links[0], links[3]]).toEqual(['/birth-&-death-department/budget', '/department-four/budget'])
      expect(links[1]).toBe('/plans')
    }
    const { text } = await site.get('/sitemap.xml')
    expect(text).toContain('/department-four/budget</loc>')
    expect(text).not.toContain('example/budget</loc>')
  })

  test('are told apart from the page of a department', async () => {
    await linked([3, '/town-planning-department'])
    expect((await linksOf('en'))[3]).toBe('/department-four/town-planning-department')
  })

  test('may all lead to a page that every site has', async () => {
    await linked([0, '/roads'], [3, '/roads'])
    expect((await linksOf('en')).filter((link: string) => link === '/roads')).toHaveLength(2)
  })
})

describe('a language that has begun', () => {
  const inMarathi = (row: object) => ({ ...row, language_code: 'mr' })
  const named = (list: { department_name: string; in_other_language?: true }[]) =>
    list.map((row) => [row.department_name, row.in_other_language === true])
  let before: typeof older.lists
  beforeEach(() => {
    before = structuredClone(older.lists)
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    for (const path of Object.keys(older.lists)) delete older.lists[path]
    Object.assign(older.lists, before)
    vi.useRealTimers()
  })
  const change = async (path: string, rows: (all: Record<string, unknown>[]) => object[]) => {
    older.lists[path] = rows(older.lists[path] ?? []) as Record<string, unknown>[]
    later(3)
    await site.site.warmUp()
  }

  test('has the other language’s departments beside its own, each at its place, and none twice', async () => {
    await change('/public_disclosure', (all) => [
      ...all,
      inMarathi({ ...all[1], department_name: 'जन्म व मृत्यू विभाग' }),
    ])
    const marathi = await rows('public_disclosure?language_code=mr')
    expect(marathi).toHaveLength(30)
    expect(named(marathi.slice(0, 3))).toEqual([
      ['General Admin Department', true],
      ['जन्म व मृत्यू विभाग', false],
      ['Town Planning Department', true],
    ])
    expect(await rows('public_disclosure?language_code=en')).toHaveLength(30)
  })

  test('where each language has its own numbers, knows a record by its address, and what refers to it', async () => {
    await change('/public_disclosure', (all) => [
      ...all,
      inMarathi({ ...all[1], id: 900, p_id: 900, department_name: 'जन्म व मृत्यू विभाग' }),
    ])
    const marathi = await rows('public_disclosure?language_code=mr')
    expect(marathi).toHaveLength(30)
    expect(marathi[1]).toMatchObject({ p_id: 900, department_name: 'जन्म व मृत्यू विभाग' })
    const headings = await rows('department-datas?lang=mr')
    expect(headings[0]).toMatchObject({
      p_id: 900,
      department_heading: 'Certificates',
      in_other_language: true,
    })
    expect((await rows('department-datas?lang=en'))[0]).toMatchObject({ p_id: 102 })
  })

  test('has the wards that it has, and the others in the other language', async () => {
    await change('/wards', (all) => [...all.slice(0, 47), ...all.slice(51, 52)])
    const marathi: { ward_no: string; ward_name: string }[] = await rows('wards?lang=mr')
    expect(marathi).toHaveLength(47)
    expect(marathi.slice(3, 6).map(({ ward_name }) => ward_name)).toEqual(['Ward 4', 'प्रभाग ५', 'Ward 6'])
    expect(await rows('wards?lang=en')).toHaveLength(47)
  })

  test('has a record that only it has in the other language too', async () => {
    await change('/wards', (all) => [...all.slice(0, 44), ...all.slice(47)])
    const english: { ward_name: string }[] = await rows('wards?lang=en')
    expect(english).toHaveLength(47)
    expect(english.slice(43, 45).map(({ ward_name }) => ward_name)).toEqual(['Ward 44', 'प्रभाग ४५'])
  })

  test('is left alone where each language has a whole list of its own and nothing shows what belongs together', async () => {
    const texts = (count: number, language: string, from: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: from + at,
        name: language === 'en' ? 'A form' : 'अर्ज',
        pdf: `/uploads/${language} ${from + at}.pdf`,
        language_code: language,
      }))
    await change('/downloads', () => [...texts(10, 'en', 1), ...texts(8, 'mr', 500)])
    expect(await rows('downloads?lang=mr')).toHaveLength(8)
    expect(await rows('downloads?lang=en')).toHaveLength(10)
    await change('/downloads', () => [...texts(10, 'en', 1), ...texts(3, 'mr', 500)])
    expect(await rows('downloads?lang=mr')).toHaveLength(13)
  })
})

describe('pages of other origins', () => {
  test('may read lists and files', async () => {
    older.files.set('/uploads/x.jpg', Buffer.from('picture'))
    for (const path of ['/api/roads?lang=en', '/api/uploads/x.jpg', '/api/visitor-count']) {
      const { headers } = await site.get(path, { origin: 'https://elsewhere.example' })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
  })

  test('may write nothing', async () => {
    const { status, headers } = await site.post('/api/increment-visitor-count', '', {
      origin: 'https://elsewhere.example',
    })
    expect(status).toBe(403)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect((await site.get('/')).headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('a feedback', () => {
  const answers = {
    name: 'Kavita',
    mobile: '9800000000',
    subject: 'Water',
    email: 'kavita@example.com',
    feedback: 'No water since Monday.',
  }
  const send = (changes: Partial<typeof answers>) =>
    site.post('/api/contact-us', JSON.stringify({ ...answers, ...changes }), {
      'content-type': 'application/json',
    })

  test('that is stored is answered with its number, and with nothing else of the server’s', async () => {
    const { status, text } = await send({})
    expect(status).toBe(200)
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(['id', 'message'])
  })

  test.each([
    ['emoji', { feedback: 'Thank you 😀' }],
    ['a number of sixteen digits', { mobile: '9800000000123456' }],
  ])('that its database cannot take (%s) is refused without a word of its inside', async (_, changes) => {
    const { status, text } = await send(changes)
    expect(status).toBe(500)
    expect(JSON.parse(text)).toEqual({ message: 'The council’s server could not take this.' })
  })
})

test('who was counted is told the number with the own visit in it', async () => {
  const count = async () => (await rows('visitor-count')).count
  const before = await count()
  await site.post('/api/increment-visitor-count', '')
  expect(await count()).toBe(before + 1)
})

test('what the server does not have is not published here, also while it is away', async () => {
  const answers = async () =>
    Promise.all(
      ['schools?lang=en', 'newsupdate?lang=mr'].map(
        async (list) => (await site.get(`/api/${list}`)).headers['x-failure'],
      ),
    )
  expect(await answers()).toEqual(['notFound', 'notFound'])
  await older.die()
  await expect
    .poll(async () => (await site.get('/api/roads?lang=en')).headers['x-as-of'], patience)
    .toBeDefined()
  await site.site.warmUp()
  expect(await answers()).toEqual(['notFound', 'notFound'])
  await older.comeBack()
})

test('when the server comes back, lists that nobody had read meanwhile are new at once', async () => {
  await older.die()
  for (const list of ['roads', 'wards'])
    await expect
      .poll(async () => (await site.get(`/api/${list}?lang=en`)).headers['x-as-of'], patience)
      .toBeDefined()
  await older.comeBack()
  const isNew = async (list: string) =>
    (await site.get(`/api/${list}?lang=en`)).headers['x-as-of'] === undefined
  await expect.poll(() => isNew('roads'), patience).toBe(true)
  // Nobody reads the wards here: the site requests them on its own.
  await expect.poll(() => site.site.readiness().failing, patience).toBe(0)
  expect(await isNew('wards')).toBe(true)
})

const patience = { timeout: 15_000, interval: 500 }
