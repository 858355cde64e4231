import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Language, ListName, Outcome } from '@nagardwar/contract'
import { slugOf } from '@nagardwar/contract/browser'
import { lookInto } from '@nagardwar/exchange/pdf/reading/look-into'
import { madePdf } from '@nagardwar/exchange/pdf/testing/made-pdf'
import { describe, expect, test } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
import type { Ended } from '../../app/archive/archive-path.ts'
import { watchLists } from '../pages/lists-seen.ts'
import { createTextStore, keyOf } from '../search/documents/text-store.ts'
import { readWording } from '../search/entries/wording.ts'
import { createPublicDocuments } from './documents.ts'

type Rows = Outcome<object[]>
const none: Rows = { ok: true, value: [] }
const away: Rows = { ok: false, error: 'unavailable' }
const wording = readWording()

const budget = (language: Language, more: object = {}) => ({
  id: 4,
  y_id: 7,
  year: '2024-25',
  pdfheading: language === 'en' ? 'Budget' : 'अंदाजपत्रक',
  pdf: `/uploads/budget-${language}.pdf`,
  status: '1',
  language_code: language,
  last_changed: '2026-08-01',
  ...more,
})
const heading = {
  id: 7,
  y_id: 7,
  p_id: 2,
  department_heading: 'Budgets',
  heading_link: '/account-budget',
  status: '1',
}
const department = { id: 2, p_id: 2, department_name: 'Account', department_link: '/account', status: '1' }

const council: Partial<Record<string, Rows>> = {
  'yearDocuments en': { ok: true, value: [budget('en')] },
  'yearDocuments mr': { ok: true, value: [budget('mr')] },
  'headings en': { ok: true, value: [heading] },
  'disclosureDepartments en': { ok: true, value: [department] },
}
const key = keyOf('/uploads/budget-en.pdf')

async function documentsOf(lists = council, over: readonly Ended[] | null = []) {
  const heard = over ?? undefined
  const ended = { heard: () => heard, now: async () => heard }
  const list = (name: ListName, language: Language) => lists[`${name} ${language}`] ?? lists.all ?? none
  const store = createTextStore(await mkdtemp(path.join(tmpdir(), 'documents-')))
  const documents = createPublicDocuments({
    known: list as never,
    ended,
    store,
    wording,
    defaultLanguage: 'en',
  })
  const source = (now = lists) =>
    ({
      list: async (name: ListName, language: Language) => now[`${name} ${language}`] ?? now.all ?? none,
    }) as ApiSource
  return { documents, store, source }
}

describe('the address of a document', () => {
  test.each([
    ['Cheque register, April 2024', 'cheque-register-april-2024'],
    ['जन्म प्रमाणपत्र २०२५', 'janm-pramanpatr-2025'],
    ['???', 'document'],
    ['word '.repeat(40), 'word-'.repeat(12).slice(0, -1)],
  ])('says the title “%s” in small Latin letters', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  test('is one: other words and a key alone lead there, in the language of the reader', async () => {
    const { documents } = await documentsOf()
    expect(documents.isPage(`/documents/${key}/budget`)).toBe(true)
    expect(documents.isPage(`/documents/${key}/other`)).toBe(false)
    const leadsTo = (target: string) => documents.redirect(target)?.headers.get('location')
    expect(leadsTo(`/documents/${key}`)).toBe(`/documents/${key}/budget`)
    expect(leadsTo(`/mr/documents/${key}/other?x=1`)).toBe(`/mr/documents/${key}/budget`)
    expect(leadsTo(`/documents/${key}/budget`)).toBeUndefined()
    expect(leadsTo(`/documents/${'0'.repeat(12)}/budget`)).toBeUndefined()
    expect(leadsTo('/roads')).toBeUndefined()
  })

  test('is in the site map in the language of its record', async () => {
    const { documents, source } = await documentsOf()
    const paths = await documents.paths(source())
    expect(paths).toEqual([
      { path: `/documents/${key}/budget`, languages: ['en'] },
      { path: `/documents/${keyOf('/uploads/budget-mr.pdf')}/budget`, languages: ['mr'] },
    ])
  })
})

describe('the record of a document', () => {
  test('has title, department, pages that lead there, year, day, and the document in the other language', async () => {
    const { documents, source } = await documentsOf()
    expect(await documents.of(source()).record(key, 'en')).toEqual({
      key,
      slug: 'budget',
      path: '/uploads/budget-en.pdf',
      bytes: undefined,
      title: 'Budget',
      steps: [
        { to: '/account', label: 'Account' },
        { to: '/account-budget', label: 'Budgets' },
      ],
      department: 'Account',
      year: '2024-25',
      lastChanged: '2026-08-01',
      other: { language: 'mr', to: `/documents/${keyOf('/uploads/budget-mr.pdf')}/budget` },
    })
    expect(await documents.of(source()).record(key, 'mr')).toMatchObject({ title: 'अंदाजपत्रक' })
  })

  test('is gone as soon as the list lacks it, and “away” while the list cannot be had', async () => {
    const { documents, source } = await documentsOf()
    const withdrawn = { ...council, 'yearDocuments en': none, 'yearDocuments mr': none }
    expect(await documents.of(source(withdrawn)).record(key, 'en')).toBeUndefined()
    const broken = { ...council, 'yearDocuments en': away }
    expect(await documents.of(source(broken)).record(key, 'en')).toBe('away')
    const { documents: starting, source: nothing } = await documentsOf({ all: away })
    expect(await starting.of(nothing()).record(key, 'en')).toBe('away')
    expect(starting.isPage(`/documents/${key}/budget`)).toBe(true)
  })

  test('is never that of a record that is not published, nor what only a draft names', async () => {
    const hidden = { 'yearDocuments en': { ok: true, value: [budget('en', { status: '0' })] } as Rows }
    const { documents, source } = await documentsOf(hidden)
    expect(await documents.of(source()).record(key, 'en')).toBeUndefined()
    const { documents: open } = await documentsOf({})
    expect(await open.of(source(council)).record(key, 'en')).toBeUndefined()
  })

  test('of a corrigendum leads to its tender', async () => {
    const event = { id: 3, day: '2026-11-20', kind: 'corrigendum', text: 'Later', pdf: '/uploads/later.pdf' }
    const tender = {
      id: 9,
      description: 'New road',
      pdf: '',
      status: '',
      kind: 'tender',
      closes: '2026-12-01',
      history: [event],
    }
    const { documents, source } = await documentsOf({ 'tenders en': { ok: true, value: [tender] } })
    const record = await documents.of(source()).record(keyOf('/uploads/later.pdf'), 'en')
    expect(record).toMatchObject({ title: 'Corrigendum: New road', slug: 'corrigendum-new-road' })
    expect(record).toHaveProperty('steps.0.to', '/tenders')
  })
})

describe('the day of a document is its own, not that of its upload', () => {
  const uploaded = { last_changed: '2026-08-01', status: 'New' }
  const meeting = {
    id: 5,
    title: 'General Meeting',
    day: '2026-06-12',
    minutes: '/uploads/minutes.pdf',
    questions: [],
    attendance: [],
    ...uploaded,
  }
  const resolution = {
    id: 6,
    meeting_id: 5,
    subject: 'New roads',
    pdf: '/uploads/resolution.pdf',
    ...uploaded,
  }
  const event = { id: 3, day: '2026-07-20', kind: 'corrigendum', text: 'Later', pdf: '/uploads/later.pdf' }
  const tender = {
    id: 9,
    description: 'New road',
    pdf: '/uploads/tender.pdf',
    kind: 'tender',
    published: '2026-07-01',
    history: [event],
    ...uploaded,
  }
  const lists: Partial<Record<string, Rows>> = {
    ...council,
    'councilMeetings en': { ok: true, value: [meeting] },
    'resolutions en': { ok: true, value: [resolution] },
    'tenders en': { ok: true, value: [tender] },
  }
  test.each([
    ['the minutes of a meeting', 'minutes', { as: 'meeting', day: '2026-06-12' }],
    ['a resolution', 'resolution', { as: 'decided', day: '2026-06-12' }],
    ['a tender', 'tender', { as: 'published', day: '2026-07-01' }],
    ['its corrigendum', 'later', { as: 'dated', day: '2026-07-20' }],
    ['a document whose record has none', 'budget-en', undefined],
  ])('of %s', async (_, file, dated) => {
    const { documents, source } = await documentsOf(lists)
    expect(await documents.of(source(lists)).record(keyOf(`/uploads/${file}.pdf`), 'en')).toMatchObject({
      lastChanged: '2026-08-01',
      dated,
    })
  })
})

test('the text comes from the store, and no file is asked for', async () => {
  const { documents, store, source } = await documentsOf()
  const own = documents.of(source())
  const record = await own.record(key, 'en')
  if (!record || record === 'away') throw new Error('No record')
  expect(await own.text(record)).toBeUndefined()
  const lines = [{ text: 'The budget of the council for the year 2024-25', y: 700 }]
  await store.write(record.path, { bytes: 9, ...(await lookInto(madePdf([lines]))) })
  const text = await own.text(record)
  expect(text).toMatchObject({ hasText: true, pageCount: 1 })
  expect(text && (await own.part(record, text, 1))).toEqual([[{ kind: 'text', text: lines[0]?.text }]])
})

describe('the document of a notice whose time is over', () => {
  const path = '/uploads/roof.pdf'
  const own = keyOf(path)
  const none = { en: '', mr: '' }
  const over: Ended = {
    id: 9,
    kind: 'tender',
    title: { en: 'Roof of the market', mr: 'बाजाराचे छत' },
    number: '',
    published: '2026-05-04',
    closes: null,
    until: '2026-06-30',
    documents: [
      { kind: 'document', day: null, text: none, file: { en: path, mr: '' } },
      { kind: 'result', day: '2026-07-02', text: none, file: { en: '/uploads/result.pdf', mr: '' } },
    ],
  }

  test('keeps its page, which leads to the archive, and so do those of its history', async () => {
    const { documents, source } = await documentsOf(council, [over])
    expect(documents.isPage(`/documents/${own}/roof-of-the-market`)).toBe(true)
    expect(await documents.of(source()).record(own, 'en')).toMatchObject({
      title: 'Roof of the market',
      path,
      dated: { as: 'published', day: '2026-05-04' },
      steps: [{ to: '/archive/2026#notice-9', page: '/archive' }],
    })
    const result = await documents.of(source()).record(keyOf('/uploads/result.pdf'), 'mr')
    expect(result).toMatchObject({ title: 'निकाल: बाजाराचे छत', dated: { as: 'dated', day: '2026-07-02' } })
    const mapped = (await documents.paths(source())).map((page) => page.path)
    expect(mapped).toContain(`/documents/${own}/roof-of-the-market`)
  })

  test('is gone when the notice is withdrawn, and “away” where the archive was never heard of', async () => {
    const { documents, source } = await documentsOf(council, [over])
    const withdrawn = { ...source(), ended: async () => [] }
    expect(await documents.of(withdrawn).record(own, 'en')).toBeUndefined()
    const { documents: starting } = await documentsOf(council, null)
    expect(await starting.of(source()).record(own, 'en')).toBe('away')
  })

  test('has a page that is made again when the archive changes', async () => {
    let records: readonly Ended[] = [over]
    const { documents, source } = await documentsOf(council, records)
    const seen = watchLists({ ...source(), ended: async () => records })
    expect(await documents.of(seen.source).record(own, 'en')).toHaveProperty('path', path)
    expect(await seen.areUnchanged()).toBe(true)
    records = []
    expect(await seen.areUnchanged()).toBe(false)
  })
})
