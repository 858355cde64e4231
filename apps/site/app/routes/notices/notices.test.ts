import type { Language, ListName } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, apiContext } from '../../api/source.ts'
import { loadNotices } from '../../notices/load-notices.tsx'
import { noticePlace } from '../../notices/notice-path.ts'
import { renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T12:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

const origin = 'https://council.example'
const rows = (name: ListName, language: Language): object[] => exampleRows(name, language, 'normal')

const sourceWith = (changes: Partial<Record<ListName, object>> = {}) =>
  ({
    list: async (name: ListName, language: Language) =>
      changes[name] ?? { ok: true, value: rows(name, language) },
  }) as unknown as Api

async function open(
  path: string,
  language: Language = 'en',
  changes: Partial<Record<ListName, object>> = {},
) {
  const place = noticePlace(path)
  if (!place) throw new Error(path)
  const source = sourceWith(changes)
  const notices = await loadNotices({ source, place, language, origin, defaultLanguage: 'en' })
  return notices && renderPage(page, { notices }, { path, language })
}
const trees = '/notices/lake-road-trees'
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the list of public notices', () => {
  test.each([
    [
      'en',
      'Public Notices',
      ['Open for your answer', 'Planned', 'Under decision', 'Decided', 'Other notices'],
      'Felling of 3 trees on Lake Road 3 days left Last day: 18.12.2026, 5:45 PM',
    ],
    [
      'mr',
      'जाहीर सूचना',
      ['आपले म्हणणे मांडण्यासाठी खुल्या', 'नियोजित', 'निर्णयाधीन', 'निर्णय झालेल्या', 'इतर सूचना'],
      'तलाव मार्गावरील ३ झाडे तोडणे ३ दिवस शिल्लक अंतिम दिनांक: १८.१२.२०२६, सायंकाळी ५:४५',
    ],
  ] as const)('in %s has what is open first, with the days left', async (language, title, groups, first) => {
    const found = await open('/notices', language)
    expect(found?.headings(1)).toEqual([title])
    expect(found?.headings(2)).toEqual(groups)
    expect(plain(found?.text)).toContain(first)
    expect(found?.links).toContain(language === 'en' ? trees : `/mr${trees}`)
  })

  test('says that none is open, and still has those that are decided', async () => {
    vi.setSystemTime(new Date('2027-06-01T12:00:00+05:30'))
    const found = await open('/notices')
    expect(found?.headings(2)).toEqual(['Open for your answer', 'Under decision', 'Decided', 'Other notices'])
    expect(found?.text).toContain('No notice is open for answers at the moment.')
    expect(plain(found?.text)).toContain('Site 41 Decided Decided on 10.09.2026')
  })

  test('is not there while the council has none', async () => {
    expect(await open('/notices', 'en', { publicNotices: { ok: true, value: [] } })).toBeUndefined()
  })
})

describe('the page of a notice', () => {
  test('offers its dates for a calendar while one of them is to come', async () => {
    const of = async () => (await open(trees))?.links
    vi.setSystemTime(new Date('2026-12-21T10:59:00+05:30'))
    expect(await of()).toContain('/feeds/notices/1.en.ics')
    vi.setSystemTime(new Date('2026-12-21T11:01:00+05:30'))
    expect(await of()).not.toContain('/feeds/notices/1.en.ics')
  })

  test('in English has what a resident needs, in that order', async () => {
    const found = await open(trees)
    expect(found?.headings(1)).toEqual(['Felling of 3 trees on Lake Road'])
    expect(found?.headings(2)).toEqual([
      'What it is about',
      'Until when and how to answer',
      'Answer here',
      'Documents',
      'Hearing',
      'Corrigenda',
    ])
    for (const words of [
      'Felling of trees 3 days left Last day: 18.12.2026, 5:45 PM',
      'The trees stand in the way of the new drain.',
      'Place Lake Road, opposite the garden',
      'Wards 7 , 12',
      'Preservation of Trees Act, 1975, section 8',
      'Answers from 07.12.2026, 9:45 AM',
      'Last day and time 18.12.2026, 5:45 PM (extended; earlier: 16.12.2026, 5:45 PM)',
      'The Tree Officer',
      'Garden department, Town Hall, on working days 9:45 to 17:45',
      'List of the trees',
      'Day and time 21.12.2026, 11:00 AM',
      'Corrigendum, 12.12.2026',
    ])
      expect(plain(found?.text)).toContain(words)
    expect(found?.links).toEqual(
      expect.arrayContaining([
        '/ward/7',
        '/feeds/notices/1.en.ics',
        '/api/uploads/trees.pdf',
        '/api/uploads/trees-map.pdf',
        '/api/uploads/trees-corrigendum.pdf',
      ]),
    )
    expect(found?.text).not.toMatch(/undefined|NaN|false/)
  })

  test('in Marathi with its words and digits', async () => {
    const found = await open(trees, 'mr')
    expect(found?.headings(2)).toEqual([
      'सूचना कशाबद्दल आहे',
      'उत्तर कधीपर्यंत व कसे द्यावे',
      'येथे उत्तर द्या',
      'दस्तऐवज',
      'सुनावणी',
      'शुद्धिपत्रके',
    ])
    for (const words of [
      'वृक्षतोड ३ दिवस शिल्लक',
      'अंतिम दिनांक व वेळ १८.१२.२०२६, सायंकाळी ५:४५ (मुदतवाढ; आधीचा: १६.१२.२०२६, सायंकाळी ५:४५)',
      'झाडांचे संरक्षण व जतन अधिनियम, १९७५, कलम ८',
      'वृक्ष अधिकारी',
      'नकाशा',
    ])
      expect(plain(found?.text)).toContain(words)
    expect(found?.links).toContain('/feeds/notices/1.mr.ics')
  })

  test.each([
    ['2026-12-18T17:44', 'Closes today', true],
    ['2026-12-18T17:45', 'Closed', false],
    ['2026-12-21T11:00', 'Under decision', false],
  ])(
    'at %s in India it says %s, and how to answer only while that is so',
    async (clock, state, canAnswer) => {
      vi.setSystemTime(new Date(`${clock}:00+05:30`))
      const text = (await open(trees))?.text ?? ''
      expect(text).toContain(state)
      expect(text.includes('The Tree Officer')).toBe(canAnswer)
      expect(text.includes('The time to answer is over.')).toBe(!canAnswer)
    },
  )

  test('that is planned says from when', async () => {
    const text = plain((await open('/notices/waste-bye-laws'))?.text)
    expect(text).toContain('Planned Answers from: 04.01.2027, 9:45 AM')
    expect(text).toContain('Answers are not taken yet.')
  })

  test('names the language of questions and choices that only the other one has', async () => {
    vi.setSystemTime(new Date('2026-11-20T12:00:00+05:30'))
    const publicNotices = { ok: true, value: rows('publicNotices', 'mr') }
    const found = await open('/notices/market-timings', 'en', { publicNotices })
    for (const text of ['आपण केव्हा जाता?', 'सकाळी', 'आणखी काही?'])
      expect(found?.languageOf(text), text).toBe('mr')
  })

  test('that is under decision says that there is none yet', async () => {
    const found = await open('/notices/market-timings')
    expect(found?.headings(2)).toContain('The decision')
    expect(found?.text).toContain('There is no decision yet.')
  })

  test.each([
    [
      'en',
      'The decision',
      'Answers received 14 Decided on 10.09.2026 What was decided The road is moved by 3 m.',
    ],
    ['mr', 'निर्णय', 'आलेली उत्तरे १४ निर्णयाचा दिनांक १०.०९.२०२६ काय निर्णय झाला रस्ता ३ मीटर सरकवला आहे.'],
  ] as const)(
    'that is decided has in %s how many answered, what was decided and the order',
    async (language, title, words) => {
      const found = await open('/notices/plan-modification', language)
      expect(found?.headings(2).at(-1)).toBe(title)
      expect(plain(found?.text)).toContain(words)
      expect(found?.links).toContain('/api/uploads/plan-order.pdf')
      expect(found?.links).not.toContain(`/feeds/notices/4.${language}.ics`)
    },
  )

  test('leaves out what the council has not given', async () => {
    const found = await open('/notices/naming')
    expect(found?.headings(2)).toEqual(['What it is about'])
    expect(found?.text).toContain('Resolution 12 of 2026')
  })

  test('has its body with headings and tables where it has one', async () => {
    const [row = {}] = rows('publicNotices', 'en')
    const body = [{ kind: 'heading', level: 2, runs: [{ text: 'Why' }] }]
    const found = await open(trees, 'en', { publicNotices: { ok: true, value: [{ ...row, body }] } })
    expect(found?.headings(3)).toContain('Why')
    const paragraphs = [...(found?.elements('p') ?? [])].map((each) => each.textContent)
    expect(paragraphs).not.toContain('The trees stand in the way of the new drain.')
  })

  test('describes it for search engines, and no text ends the element', async () => {
    const [row = {}] = rows('publicNotices', 'en')
    const place = '</script><script>alert(1)</script>'
    const found = await open(trees, 'en', { publicNotices: { ok: true, value: [{ ...row, place }] } })
    const [written = ''] = /(?<=ld\+json">).*?(?=<\/script>)/.exec(found?.html ?? '') ?? []
    expect(JSON.parse(written)).toMatchObject({
      '@type': 'SpecialAnnouncement',
      name: 'Felling of 3 trees on Lake Road',
      url: `${origin}${trees}`,
      expires: '2026-12-18T12:15:00.000Z',
      spatialCoverage: { name: place },
      about: { '@type': 'Event', startDate: '2026-12-21T05:30:00.000Z' },
    })
  })
})

describe('a notice that asks for proposals', () => {
  const asked = '/notices/budget-2027'
  test.each([
    [
      'en',
      ['What it is about', 'Until when and how to answer', 'Propose a work', 'Proposals, ward by ward'],
      'Street lights on the lane to the school Feasible estimated cost ₹2,40,000',
      'Also proposed, and joined with it: Lights near the school',
      '3 proposals',
    ],
    [
      'mr',
      ['सूचना कशाबद्दल आहे', 'उत्तर कधीपर्यंत व कसे द्यावे', 'काम सुचवा', 'प्रभागनिहाय प्रस्ताव'],
      'शाळेकडे जाणाऱ्या गल्लीत पथदिवे व्यवहार्य अंदाजे खर्च ₹२,४०,०००',
      'याच कामासाठी आलेले व एकत्र केलेले इतर प्रस्ताव: शाळेजवळ दिवे',
      '३ प्रस्ताव',
    ],
  ] as const)('has in %s those of each ward', async (language, headings, words, same, count) => {
    const found = await open(asked, language)
    expect(found?.headings(2)).toEqual(headings)
    const prefix = language === 'mr' ? '/mr' : ''
    expect(found?.links).toEqual(expect.arrayContaining([`${prefix}/ward/7`, `${prefix}/ward/12`]))
    expect(found?.links).toContain('#proposal')
    for (const each of [words, same, count]) expect(plain(found?.text)).toContain(each)
    expect(found?.text).not.toMatch(/undefined|NaN|false/)
  })

  test('has what was taken into the budget before all else once it is decided, and why the rest was not', async () => {
    const found = await open('/notices/budget-2026')
    expect(found?.headings(2)[0]).toBe('What was taken into the budget, and what was not')
    const text = plain(found?.text) ?? ''
    expect(text).toContain('3 proposals · 1 work taken into the budget, ₹5,75,000')
    expect(text).toContain('Paving blocks on the garden path Taken into the budget estimated cost ₹5,75,000')
    expect(text).toContain('Reason: The ward has no site of that size.')
    expect(text).toContain('What was decided: Work begins in June 2026.')
    expect(text.indexOf('Paving blocks')).toBeLessThan(text.indexOf('A swimming pool'))
  })

  test('says that they cannot be shown while nobody knows them, and has none of an older server', async () => {
    const away = await open(asked, 'en', { budgetProposals: unavailable })
    expect(away?.text).toContain('The proposals cannot be shown at the moment.')
    const older = await open(asked, 'en', { budgetProposals: { ok: false, error: 'notFound' } })
    expect(older?.text).toContain('No proposals are published yet.')
  })

  test('no other notice has proposals', async () => {
    expect((await open(trees))?.text).not.toContain('proposals')
  })
})

describe('an address', () => {
  const statusOf = async (path: string, changes: Partial<Record<ListName, object>> = {}) => {
    const context = new RouterContextProvider()
    context.set(apiContext, sourceWith(changes))
    const request = new Request(origin + path)
    try {
      const args = { request, context, params: {}, url: new URL(request.url), pattern: '*' } as never
      return (await page.loader(args)).init?.status ?? 200
    } catch (thrown) {
      return (thrown as { init?: { status?: number } }).init?.status
    }
  }

  test('answers 200 for a notice, 404 for none, 503 while nobody knows', async () => {
    expect(await statusOf(`/mr${trees}`)).toBe(200)
    expect(await statusOf('/notices/nothing')).toBe(404)
    expect(await statusOf(trees, { publicNotices: unavailable })).toBe(503)
  })

  test.each([
    ['en', 'This page is not available right now'],
    ['mr', 'हे पान सध्या उपलब्ध नाही'],
  ] as const)('is away in %s, not missing, while nobody knows', async (language, words) => {
    expect((await open(trees, language, { publicNotices: unavailable }))?.text).toContain(words)
  })

  test('the browser goes there by a document of its own', async () => {
    const request = new Request(`${origin}${trees}`)
    const thrown: Response = await page.clientLoader({ request } as never).catch((answer) => answer)
    expect(thrown.headers.get('x-remix-reload-document')).toBe('true')
  })
})
