import { type OlderServer, startOlderServer } from '@nagardwar/contract/testing/older-server'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ImportRequest } from '../../src/api/exchange/import-council.ts'
import type { Entry } from '../../src/api/exchange/journal.ts'
import { apiOf } from '../api/api.ts'
import { openCouncil, type TestCouncil } from '../council.ts'
import { olderPictures } from './older-pictures.ts'

vi.setConfig({ testTimeout: 120_000 })

let council: TestCouncil
let payload: Payload
let older: OlderServer
let entries: Entry[]

const imported = async (options: Partial<ImportRequest> = {}) => {
  const { importCouncil } = await import('../../src/api/exchange/import-council.ts')
  return importCouncil(
    payload,
    { from: older.root, publish: false, isDryRun: false, ...options },
    () => undefined,
  )
}
const all = async (collection: CollectionSlug) =>
  (await payload.find({ collection, limit: 0, pagination: false, draft: true, depth: 0, sort: '_order' }))
    .docs as unknown as Record<string, unknown>[]
const entryOf = (table: string, key: string) =>
  entries.find((entry) => entry.table === table && entry.key.split(', ').includes(key))
const workOf = (table: string, key: string) =>
  (entryOf(table, key)?.marks ?? []).filter(({ isWork }) => isWork).map(({ words }) => words.en)

beforeAll(async () => {
  council = await openCouncil()
  payload = council.payload
  older = await startOlderServer()
  for (const [path, picture] of await olderPictures()) older.files.set(path, picture)
  for (const heading of older.lists['/department-datas']?.slice(2, 4) ?? []) heading.heading_link = '/fees'
}, 120_000)
afterAll(async () => {
  await older.die()
  await council.close()
})

test('a dry run stores nothing and says what would come', async () => {
  const run = await imported({ isDryRun: true })
  expect((await payload.count({ collection: 'wards' })).totalDocs).toBe(0)
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0)
  expect(run.entries.filter(({ table }) => table === 'wards')).toHaveLength(47)
}, 120_000)

describe('an older server is taken in', () => {
  beforeAll(async () => {
    // Ours sends names besides; two publications may have one cover.
    const publication = (id: number, language: string, name: string) => ({
      id,
      name,
      pdf_path: `/uploads/Document ${id}.pdf`,
      file_path: '',
      language_code: language,
    })
    older.lists['/publications'] = [
      publication(5, 'en', 'Annual report'),
      publication(6, 'en', 'Budget at a glance'),
      publication(5, 'mr', 'वार्षिक अहवाल'),
      publication(6, 'mr', 'अर्थसंकल्प एका दृष्टिक्षेपात'),
    ]
    older.lists['/main-menus']?.push(
      {
        id: 4,
        mainMenu: 'City',
        mainMenuLink: '#',
        subMenus: [
          { id: 1, subMenu: 'Hospitals', subLink: '/private-hospital' },
          { id: 2, subMenu: 'Plans', subLink: '/plans' },
        ],
        language_code: 'en',
      },
      { id: 5, mainMenu: 'Gone', mainMenuLink: '/old-page', subMenus: [], language_code: 'en' },
    )
    older.lists['/ceos'] = [
      'co(at)council.example',
      'co[at]council[dot]example',
      'co at council dot example',
      'ask at the counter',
      'co@council.example',
      '-',
    ].map((email, at) => ({ id: at + 1, coName: `Officer ${at + 1}`, email, language_code: 'en' }))
    const own = { from: '/uploads/Document 8.pdf', to: '/history', _status: 'published' as const }
    await payload.create({ collection: 'redirects', data: own })
    ;({ entries } = await imported())
  }, 120_000)

  test('with every row, as drafts', async () => {
    for (const [slug, count] of [
      ['wards', 47],
      ['disclosure-departments', 31],
      ['year-documents', 39],
      ['meetings', 40],
      ['photos', 16],
    ] as const) {
      const docs = await all(slug)
      expect([slug, docs.length]).toEqual([slug, count])
      expect(docs.every(({ _status }) => _status === 'draft')).toBe(true)
    }
  })

  test('with English and Marathi rows joined by their numbers', async () => {
    const [ward] = await all('wards')
    expect(ward).toMatchObject({ number: '1', name: { en: 'Ward 1', mr: 'प्रभाग १' } })
  })

  test('with the names of its publications', async () => {
    const docs = await all('publications')
    expect(docs.map(({ name }) => name)).toMatchObject([
      { en: 'Annual report', mr: 'वार्षिक अहवाल' },
      { en: 'Budget at a glance', mr: 'अर्थसंकल्प एका दृष्टिक्षेपात' },
    ])
  })

  test('with e-mail addresses whose signs are words, and with a word on each that could not be read', async () => {
    const docs = await all('officers')
    expect(docs.map(({ email }) => email)).toEqual([
      'co@council.example',
      'co@council.example',
      'co@council.example',
      null,
      'co@council.example',
      null,
    ])
    const marks = (key: string) =>
      (entryOf('officers', key)?.marks ?? []).filter(({ field }) => field === 'email')
    expect(marks('en:2')).toMatchObject([
      {
        isWork: false,
        words: {
          en: '“co[at]council[dot]example” was stored as “co@council.example”',
          mr: '‘co[at]council[dot]example’ हे ‘co@council.example’ असे साठवले',
        },
      },
    ])
    expect(workOf('officers', 'en:4')).toContain('“ask at the counter” could not be read; the field is empty')
    expect(marks('en:5')).toEqual([])
    expect(marks('en:6')).toMatchObject([{ isWork: false }])
  })

  test('and each file once, under a name of ours, with the old address leading to it', async () => {
    const files = await all('media')
    expect(files.length).toBe(60)
    expect(await all('redirects')).toContainEqual(
      expect.objectContaining({
        from: '/uploads/Document 7.pdf',
        to: expect.stringMatching(/^\/api\/uploads\/document-7-[0-9a-f]{12}\.pdf$/),
      }),
    )
  })

  test('but an old address that staff lead elsewhere stays theirs', async () => {
    const found = (await all('redirects')).filter(({ from }) => from === '/uploads/Document 8.pdf')
    expect(found).toMatchObject([{ to: '/history' }])
    expect(entryOf('redirects', 'file /uploads/Document%208.pdf')).toMatchObject({ outcome: 'left-out' })
  })

  test('and a menu entry leads to our page of a list, or is work for staff', async () => {
    const menu = await all('menu-entries')
    expect(menu[3]).toMatchObject({ items: [{ link: '/hospital' }, { link: '/plans' }] })
    expect(JSON.stringify(entryOf('menu-entries', 'en:4')?.marks)).toContain('is the page “/hospital” here')
    expect(workOf('menu-entries', 'en:4')).not.toContain('leads to no page')
    expect(workOf('menu-entries', 'en:5').join()).toContain('“/old-page” leads to no page of this website')
  })

  test('and what names no department stands under General Administration, with a word in the report', async () => {
    const [department] = await all('disclosure-departments')
    expect(department).toMatchObject({ name: { en: 'General Admin Department' } })
    const of = async (slug: CollectionSlug) => (await all(slug)).map((each) => each.department)
    expect(new Set([...(await of('general-admin-headings')), ...(await of('meetings'))])).toEqual(
      new Set([department?.id]),
    )
    for (const [table, key] of [
      ['general-admin-headings', 'en:7'],
      ['meetings', 'en:1'],
    ] as const)
      expect(JSON.stringify(entryOf(table, key)?.marks)).toContain('filed under General Administration')
    expect(JSON.stringify(entryOf('meetings', 'en:30')?.marks)).not.toContain('General Administration')
  })

  test('and headings with one address get one each, and the old one leads to the first', async () => {
    const links = (await all('headings')).map(({ link }) => link)
    expect(links.slice(2, 5)).toEqual([
      '/town-planning-department/fees',
      '/department-four/fees',
      '/heading-5',
    ])
    expect(await all('redirects')).toContainEqual(
      expect.objectContaining({ from: '/fees', to: '/town-planning-department/fees' }),
    )
    expect(JSON.stringify(entryOf('headings', 'en:4')?.marks)).toContain('“/department-four/fees” of its own')
  })

  test('and a menu entry leads to the file here', async () => {
    const [, , menu] = await all('menu-entries')
    expect(menu).toMatchObject({
      link: '#',
      items: [{ link: expect.stringMatching(/^\/uploads\/plan-final-/) }, { link: '/history' }],
    })
  })

  test.each([
    ['presidents', 'en:1', 'must not be before'],
    ['headings', 'en:13', 'number 9999'],
    ['photos', 'en:1', 'no alternative text'],
    ['sliders', '2', 'uploads/gone.png was not stored'],
    ['presidents', 'mr:2003', 'No English row'],
  ])('what does not fit is marked for work: %s %s', (table, key, words) => {
    expect(workOf(table, key).join(' | ')).toContain(words)
  })

  test('what was not public there stays a draft, and a row without any text stands in the report', () => {
    expect(JSON.stringify(entryOf('disclosure-departments', 'en:31')?.marks)).toContain('not public there')
    expect(entries.find(({ table, outcome }) => table === 'awards' && outcome === 'left-out')).toBeTruthy()
  })

  test('a huge picture is made smaller and an icon becomes a PNG', async () => {
    const files = await all('media')
    expect(files.find(({ filename }) => String(filename).startsWith('huge-'))).toMatchObject({ width: 4000 })
    expect(files.find(({ filename }) => String(filename).startsWith('logo-'))).toMatchObject({
      mimeType: 'image/png',
    })
  })

  test('accounts are never asked for', () => {
    expect(
      older.asked.filter((path) => /user|login|account|feedback|contact|notification/.test(path)),
    ).toEqual([])
  })
})

test('what names no department becomes a draft with a question, where none is called General Administration', async () => {
  const [department] = older.lists['/public_disclosure'] ?? []
  Object.assign(department ?? {}, { department_name: 'Everything' })
  const { entries: read } = await imported({ isDryRun: true, publish: true })
  Object.assign(department ?? {}, { department_name: 'General Admin Department' })
  for (const [table, key] of [
    ['general-admin-headings', 'en:7'],
    ['meetings', 'en:1'],
  ]) {
    const entry = read.find((each) => each.table === table && each.key.split(', ').includes(key ?? ''))
    expect(entry?.status).toBe('draft')
    expect(JSON.stringify(entry?.marks)).toContain('to which does it belong?')
  }
})

describe('a second import', () => {
  test('changes nothing where nothing changed', async () => {
    const counts = async () => [
      (await all('wards')).length,
      (await all('media')).length,
      (await all('redirects')).length,
    ]
    const before = await counts()
    const again = await imported()
    expect(again.entries.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')).toEqual([])
    expect(await counts()).toEqual(before)
  })

  test('updates a changed row, adds a new one, and leaves what staff changed', async () => {
    const [rows, docs] = [older.lists['/awards'] ?? [], await all('wards')]
    rows.push({ id: 3, language_code: 'en', description: 'A new award' })
    Object.assign(rows[1] ?? {}, { description: 'An award, corrected' })
    const data = { name: { en: 'Lake ward', mr: 'तलाव प्रभाग' } }
    await payload.update({ collection: 'wards', id: Number(docs[0]?.id), data, draft: true })
    Object.assign(older.lists['/wards']?.[0] ?? {}, { ward_name: 'Renamed there' })
    ;({ entries } = await imported())
    expect((await all('awards')).map(({ description }) => (description as { en: string }).en)).toEqual([
      'An award, corrected',
      'A new award',
    ])
    expect((await all('wards'))[0]).toMatchObject({ number: '1', name: { en: 'Lake ward' } })
    expect(workOf('wards', 'en:1').join()).toContain('Staff changed this record')
  })

  test('leads the numbered pages of the earlier website to those here, as drafts that staff see', async () => {
    const pages = {
      departments: ['/department.php?id={p_id}'],
      headings: ['/heading/{id}', '/h.php?y={y_id}'],
    }
    await imported({ pages })
    const led = (await all('redirects')).map(({ from, to, _status }) => [from, to, _status])
    expect(led).toContainEqual(['/department.php?id=103', '/town-planning-department', 'draft'])
    expect(led).toContainEqual(['/heading/2', '/plans', 'draft'])
    expect(led).toContainEqual(['/h.php?y=502', '/plans', 'draft'])
    expect(led.filter(([from]) => from === '/heading/7')).toHaveLength(1)
    const again = await imported({ pages })
    expect(again.entries.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')).toEqual([])
  })

  test('publishes what was public there, and leaves as a draft what is not right', async () => {
    await imported({ publish: true })
    expect((await all('awards')).map(({ _status }) => _status)).toEqual(['published', 'published'])
    const wards = await all('wards')
    // Staff changed the first one.
    expect(wards.filter(({ _status }) => _status === 'published')).toHaveLength(46)
    const isChanged = ({ outcome }: Entry) => outcome === 'created' || outcome === 'updated'
    const versions = async () => (await payload.countVersions({ collection: 'headings' })).totalDocs
    const before = await versions()
    expect((await imported({ publish: true })).entries.filter(isChanged)).toEqual([])
    // That an address is taken is known only when a redirect is stored.
    const dry = (await imported({ publish: true, isDryRun: true })).entries
    expect(dry.filter((entry) => isChanged(entry) && entry.table !== 'redirects')).toEqual([])
    expect(await versions()).toBe(before)
  })

  test('counts visitors on from the number there, and takes no visit away later', async () => {
    const ask = await apiOf(payload)
    const visitors = async () => ((await (await ask('/visitor-count')).json()) as { count: number }).count
    expect(await visitors()).toBe(41)
    await ask('/increment-visitor-count', { method: 'POST' })
    await imported({ publish: true })
    expect(await visitors()).toBe(42)
  })
})

test('an import that was killed goes on, and its report has all rows', async () => {
  const { importCouncil } = await import('../../src/api/exchange/import-council.ts')
  const rows = Array.from({ length: 12 }, (_, n) => ({
    id: n + 1,
    language_code: 'en',
    description: `Tree ${n + 1}`,
    total: '12',
  }))
  older.lists['/tree-census'] = rows
  const request = { from: older.root, publish: false, isDryRun: false }
  const dies = importCouncil(payload, request, (line) => {
    if (line.startsWith('tree-census: ')) throw new Error('killed')
  })
  await expect(dies).rejects.toThrow('killed')
  const run = await importCouncil(payload, request, () => undefined)
  expect(run.isContinued).toBe(true)
  expect(
    run.entries.filter(({ table, outcome }) => table === 'tree-census' && outcome === 'created'),
  ).toHaveLength(12)
  expect((await payload.count({ collection: 'tree-census' })).totalDocs).toBe(12)
}, 120_000)
