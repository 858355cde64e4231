import type { FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import type { Content, Item } from '../../../content/requirements/content.ts'
import { undescribed } from '../../../content/requirements/looks/undescribed.ts'
import type { Media } from '../../../payload-types.ts'
import { dueForReview, expired } from './dates.ts'
import { deadInternal } from './dead-links.ts'
import { otherLanguage } from './document-language.ts'
import { addressesElsewhere, deadElsewhere } from './elsewhere.ts'
import { fileNameIn, unread, unusedFiles } from './files.ts'
import { lackingLanguage, wrongScript } from './languages.ts'
import { hardToFollow } from './videos.ts'

const site = 'https://council.example'
const today = '2026-11-23'
const list = { en: 'Tender', mr: 'निविदा' }
const text = (name: string, type = 'text') => ({ name, type })
const group = (name: string, label: string, type: string) => ({
  name,
  type: 'group',
  label: { en: label, mr: label },
  flattenedFields: [text('en', type), text('mr', type), text('changed', 'select')],
})
const fields = [
  group('description', 'Description', 'text'),
  group('pdf', 'Document', 'upload'),
  text('link'),
  text('url'),
  { name: 'picture', type: 'upload' },
  { name: 'items', type: 'array', flattenedFields: [text('link'), group('label', 'Label', 'text')] },
] as unknown as FlattenedField[]

let id = 0
function item(values: object, slug = 'tenders'): Item {
  id += 1
  const name = { en: `No. ${id}`, mr: `क्र. ${id}` }
  const stored = { id, updatedAt: `${today}T06:00:00.000Z`, ...values }
  return { slug, list, name, path: `/collections/${slug}/${id}`, fields, values: stored }
}
const whys = (findings: { why: { en: string } }[]) => findings.map(({ why }) => why.en)

describe('days', () => {
  test('a record is expired on the day after its last day, counted in India', () => {
    const last = item({ record: { validUntil: '2026-11-22T18:30:00.000Z' } }, 'roads')
    const values = { record: { validUntil: '2026-11-22T18:29:00.000Z', owner: 7 } }
    const over = item(values, 'roads')
    // A tender goes into the archive.
    expect(expired([last, over, item({}, 'roads'), item(values, 'tenders')], today)).toEqual([
      {
        list,
        name: over.name,
        path: over.path,
        owner: 7,
        why: { en: 'Its last day was 22.11.2026', mr: 'वैधता दिनांक २२.११.२०२६ होता' },
      },
    ])
  })

  test('a record is due a year after its review, or after it was last saved; not where it is over', () => {
    const due = item({ record: { reviewedOn: '2025-11-22T06:00:00.000Z' } })
    const notYet = item({ record: { reviewedOn: '2025-11-23T06:00:00.000Z' } })
    const never = item({ updatedAt: '2024-01-02T06:00:00.000Z' })
    const over = item({ record: { reviewedOn: '2020-01-01', validUntil: '2021-01-01' } })
    const entry = item({ updatedAt: '2020-01-01T06:00:00.000Z' }, 'menu-entries')
    expect(whys(dueForReview([due, notYet, never, over, entry], today))).toEqual([
      'Last looked at on 02.01.2024',
      'Last looked at on 22.11.2025',
    ])
  })
})

describe('languages', () => {
  test('what is missing or behind is named by its field, also in rows and documents', () => {
    const found = lackingLanguage([
      item({ description: { en: 'Road' } }),
      item({ description: { mr: 'रस्ता' } }),
      item({ description: { en: 'New', mr: 'जुना', changed: 'en' } }),
      item({ description: { en: 'Old', mr: 'नवा', changed: 'mr' } }),
      item({ description: { en: 'Road', mr: 'रस्ता', changed: 'both' }, pdf: { en: 1 } }),
      item({ items: [{ label: { en: 'Tax', mr: 'कर' } }, { label: { en: 'Water' } }] }),
      item({ description: { en: ' ', mr: null }, pdf: { en: 1, mr: 2 } }),
    ])
    expect(whys(found)).toEqual([
      'Description: no Marathi',
      'Description: no English',
      'Description: the English was changed later',
      'Description: the Marathi was changed later',
      'Document: no Marathi',
      'Label: no Marathi',
    ])
  })

  test('a council with Marathi alone is not told that English is missing', () => {
    const items = [
      item({ description: { mr: 'रस्ता' }, pdf: { mr: 2 } }),
      item({ description: { en: 'Old', mr: 'नवा', changed: 'mr' } }),
      item({ description: { en: 'Road' } }),
    ]
    expect(whys(lackingLanguage(items, 'mr'))).toEqual(['Description: no Marathi'])
  })

  test('a text in the wrong script is told from a name', () => {
    const found = wrongScript([
      item({ description: { en: 'Road works', mr: 'Repair of the lake road' } }),
      item({ description: { en: 'Road works', mr: 'jLrk nq#Lrh dkes' } }),
      item({ description: { en: 'रस्त्याची कामे', mr: 'रस्त्याची कामे' } }),
      item({ description: { en: 'PMAY', mr: 'PMAY' } }),
      item({ description: { en: 'Pay', mr: 'https://pay.example/index.php/online/pay' } }),
      item({ description: { en: 'Roads', mr: 'kilometres: 80.93\nsince: 2016-05-31\nyear: 2024' } }),
      item({ description: { en: 'AMRUT 2.0', mr: 'अमृत AMRUT for the town' } }),
      item({ description: { en: 'Scheme (योजना)', mr: 'योजना' } }),
    ])
    expect(whys(found)).toEqual([
      'Description: the Marathi text is in Latin letters',
      'Description: the Marathi text is in an old font',
      'Description: the English text is in Devanagari',
    ])
  })
})

const media = (own: number, values: Partial<Media> = {}): Media =>
  ({ id: own, filename: `file-${own}.png`, mimeType: 'image/png', ...values }) as Media

test('a video needs captions for those who cannot hear, and a text in any language for those who cannot see', () => {
  const found = hardToFollow([
    item({ captions: 'mr', transcript: { en: '', mr: 'तलाव.' } }, 'videos'),
    item({ captions: null, transcript: { en: 'The lake.', mr: '' } }, 'videos'),
    item({ captions: 'both', transcript: { en: ' ', mr: null } }, 'videos'),
    item({}, 'videos'),
    item({}, 'tenders'),
  ])
  expect(whys(found)).toEqual(['No captions', 'No text', 'No captions; No text'])
})

describe('files', () => {
  test('a picture needs words in both languages, a document none', () => {
    const found = undescribed([
      media(1, { alt: { en: 'Lake', mr: 'तलाव' } }),
      media(2, { alt: { en: 'Lake' } }),
      media(3, { alt: { en: ' ', mr: 'तलाव' } }),
      media(4),
      media(5, { mimeType: 'application/pdf' }),
    ])
    expect(whys(found)).toEqual(['No words in Marathi', 'No words in English', 'No words in either language'])
    expect(found[0]?.path).toBe('/collections/media/2')
  })

  test('a file is used by a record, a draft, the settings or a link', () => {
    const content: Content = {
      now: new Date(),
      items: [item({ picture: 1 })],
      newest: [item({ pdf: { en: null, mr: 2 } }), item({ link: '/uploads/file-3.png' })],
      settings: item({ picture: 4 }),
      files: [1, 2, 3, 4, 5].map((each) => media(each)),
    }
    expect(unusedFiles(content).map(({ path }) => path)).toEqual(['/collections/media/5'])
  })

  test('a document without text says why it has none', () => {
    const files = [1, 2, 3, 4].map((each) => media(each, { filename: `${each}.pdf` }))
    const language = 'unknown'
    const readings = {
      '1.pdf': { state: 'text', language },
      '2.pdf': { state: 'scan', language },
      '3.pdf': { state: 'unreadable', language },
    } as const
    expect(whys(unread(files, readings))).toEqual([
      'There is no text in it: it is a scanned image. Upload it as it was typed.',
      'No program could read its text: it is damaged or very complicated',
    ])
  })

  test('a document says in which language it is, and in which it should be', () => {
    const files = [1, 2, 3, 4].map((each) => media(each, { filename: `${each}.pdf` }))
    const readings = Object.fromEntries(
      (['en', 'mr', 'old font', 'unknown'] as const).map((language, at) => [
        `${at + 1}.pdf`,
        { state: 'text', language } as const,
      ]),
    )
    const of = (en: number | null, mr: number | null) =>
      whys(otherLanguage([item({ pdf: { en, mr } })], files, readings))
    expect(of(1, 2)).toEqual([])
    expect(of(2, 2)).toEqual(['Document: the English document is in Marathi'])
    expect(of(2, 1)).toEqual([
      'Document: the English document is in Marathi; Document: the Marathi document is in English',
    ])
    expect(of(null, 3)).toEqual(['Document: the Marathi document is in an old font'])
    expect(of(4, 9)).toEqual([])
  })

  test.each([
    ['/uploads/a.pdf', 'a.pdf'],
    ['/api/uploads/%E0%A4%85.pdf', 'अ.pdf'],
    ['/uploads/a.pdf#page=2', undefined],
    ['/roads', undefined],
    ['https://other.example/uploads/a.pdf', undefined],
  ])('%s names the file %s', (link, name) => {
    expect(fileNameIn(link)).toBe(name)
  })
})

describe('links', () => {
  const isThere = async (path: string) => path === '/roads'

  test('of our own that lead nowhere are named, also with the whole address of the site', async () => {
    const dead = item({ link: '/rods', items: [{ link: `${site}/gone?a=1` }, { link: '/roads' }] })
    const right = item({
      link: `${site}/roads`,
      url: 'https://other.example/x',
      description: { en: '/rods' },
    })
    const none = item({ link: '#' })
    expect(await deadInternal([dead, right, none], site, isThere)).toEqual([
      { list, name: dead.name, path: dead.path, why: expect.objectContaining({}) },
    ])
    expect(whys(await deadInternal([dead], site, isThere))).toEqual([`Not there: /rods, ${site}/gone?a=1`])
  })

  test('to others are dead by what the nights found', () => {
    const items = [
      item({ url: 'https://a.example/' }),
      item({ link: 'https://b.example/' }),
      item({ link: '/roads' }),
    ]
    expect(addressesElsewhere(items, site)).toEqual(['https://a.example/', 'https://b.example/'])
    const results = {
      'https://a.example/': { day: today, failing: { since: '2026-11-20', times: 3, why: 'ENOTFOUND' } },
      'https://b.example/': { day: today },
    }
    expect(deadElsewhere(items, site, results).map(({ why }) => why)).toEqual([
      {
        en: 'https://a.example/ does not answer (ENOTFOUND) since 20.11.2026',
        mr: 'https://a.example/ उघडत नाही (ENOTFOUND), प्रारंभ दिनांक २०.११.२०२६',
      },
    ])
  })
})
