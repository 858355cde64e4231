import type { Language, ListName } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Findings, Search } from '../api/search.ts'
import type { ApiSource } from '../api/source.ts'
import { render } from '../components/look-book/render.tsx'
import type { Documents } from '../documents/documents.ts'
import { readerOf } from '../testing/reader-of.ts'
import { loadWork } from './load-work.tsx'
import { readWorkFilter } from './work-filter.ts'
import { workPlace } from './work-path.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T12:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

const documents = { readPage: async () => '/documents/0123456789ab/minutes' } as unknown as Documents
const preparing: Search = async () => ({ state: 'preparing' })

async function open(
  address: string,
  language: Language = 'en',
  { changes = {}, search = preparing }: { changes?: Partial<Record<ListName, object>>; search?: Search } = {},
) {
  const { pathname, searchParams } = new URL(address, 'https://council.example')
  const place = workPlace(pathname)
  if (!place) throw new Error(address)
  const source = {
    list: async (name: ListName, of: Language) =>
      changes[name] ?? { ok: true, value: exampleRows(name, of, 'normal') },
  } as unknown as ApiSource
  const site = { origin: 'https://council.example', defaultLanguage: 'en' as const }
  const found = await loadWork({ source, documents, search, place, language, query: searchParams, ...site })
  if (!found?.loaded.ok) return found
  const html = render(found.body as never, language === 'mr' ? '/mr' : '/')
  return { ...found, page: readerOf(html), html, view: found.loaded.value[0] }
}

type Opened = Exclude<Awaited<ReturnType<typeof open>>, undefined> & {
  page: ReturnType<typeof readerOf>
  html: string
  view: { title: string }
}
const opened = async (...given: Parameters<typeof open>): Promise<Opened> => (await open(...given)) as Opened

describe('the list of meetings', () => {
  test.each([
    ['en', 'Upcoming meetings', 'Special meeting, 29.12.2026', 'Meetings held in 2026'],
    ['mr', 'आगामी सभा', 'विशेष सभा, २९.१२.२०२६', '२०२६ मधील सभा'],
  ] as const)('in %s has what is to come first, then a year', async (language, coming, special, held) => {
    const { page } = await opened('/meetings', language)
    expect(page.headings(2).slice(0, 2)).toEqual([coming, held])
    expect(page.headings(3)[0]).toBe(special)
    expect(page.links).toContain(`/feeds/meetings.${language}.ics`)
  })

  test('leads to kinds and years, and shows what was chosen', async () => {
    const { page } = await opened('/meetings?kind=standing')
    expect(page.headings(3)).toContain('Standing committee meeting, 13.08.2025')
    expect(page.headings(3)).not.toContain('Special meeting, 29.12.2026')
    expect((await opened('/meetings?year=2025')).page.headings(2)[0]).toBe('Meetings held in 2025')
    expect((await opened('/meetings?year=1999')).page.text).toContain('No meeting matches this choice.')
  })

  test('has the committees with their members', async () => {
    const { page } = await opened('/meetings')
    expect(page.headings(2).at(-1)).toBe('Committees')
    expect(page.links).toContain('/members/1')
  })

  test('is not there while the council has recorded none', async () => {
    const nothing = { ok: true, value: [] }
    expect(
      await open('/meetings', 'en', { changes: { councilMeetings: nothing, committees: nothing } }),
    ).toBeUndefined()
    expect(await open('/resolutions', 'en', { changes: { resolutions: nothing } })).toBeUndefined()
  })

  test('an outage is no missing page', async () => {
    const found = await open('/meetings', 'en', {
      changes: { councilMeetings: { ok: false, error: 'unavailable' } },
    })
    expect(found?.loaded).toMatchObject({ ok: false, error: 'unavailable' })
  })
})

describe('a meeting', () => {
  test.each([
    [
      'en',
      'General meeting, 20.11.2026',
      [
        'Resolution No. 41: Overhead water tank at Market Yard',
        'Passed by majority',
        'for 31, against 6, abstained 2',
      ],
    ],
    [
      'mr',
      'सर्वसाधारण सभा, २०.११.२०२६',
      ['ठराव क्र. ४१: मार्केट यार्ड येथील जलकुंभ', 'बहुमताने मंजूर', 'बाजूने ३१, विरोधात ६, तटस्थ २'],
    ],
  ] as const)('in %s has its resolutions with the vote', async (language, title, words) => {
    const { view, page } = await opened('/meetings/1', language)
    expect(view.title).toBe(title)
    for (const word of words) expect(page.text).toContain(word)
  })

  test('says who was there, what was asked, and has its documents with their text', async () => {
    const { page, html } = await opened('/meetings/1')
    expect(page.headings(3)).toEqual(expect.arrayContaining(['Present: 1', 'On leave: 1', 'Question 1']))
    expect(page.text).toContain('By March 2027.')
    expect(page.links).toEqual(
      expect.arrayContaining(['/api/uploads/minutes-2026-11.pdf', '/documents/0123456789ab/minutes']),
    )
    expect(html).toContain('id="resolution-1"')
  })

  test.each([
    ['en', ['Agenda: 2', 'Resolutions: 2', 'Questions of members: 1', 'Attendance: 2', 'Minutes']],
    ['mr', ['विषयपत्रिका: २', 'ठराव: २', 'सदस्यांचे प्रश्न: १', 'उपस्थिती: २', 'इतिवृत्त']],
  ] as const)('in %s begins with what is on the page, each leading there', async (language, parts) => {
    const { page } = await opened('/meetings/1', language)
    const links = page.elements('nav a[href^="#"]')
    expect(links.map((link) => link.textContent)).toEqual(parts)
    for (const link of links) expect(page.elements(link.getAttribute('href') ?? '')).toHaveLength(1)
  })

  test('of which only the day is known shows nothing else', async () => {
    const { page } = await opened('/meetings/4')
    expect(page.headings(2)).toEqual(['Day and place'])
    expect(page.text).not.toMatch(/Time|Place:|Agenda|Attendance|undefined|NaN/)
  })

  test('is an event for search engines, and no text ends the element', async () => {
    const [row = {}] = exampleRows('councilMeetings', 'en', 'normal')
    const value = [{ ...row, place: '</script><script>alert(1)</script>' }]
    const { html } = await opened('/meetings/1', 'en', { changes: { councilMeetings: { ok: true, value } } })
    const [written = ''] = /(?<=ld\+json">).*?(?=<\/script>)/.exec(html) ?? []
    expect(JSON.parse(written)).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-20T11:30:00+05:30',
      location: { name: '</script><script>alert(1)</script>' },
    })
  })

  test('that was cancelled says so, and has no calendar file', async () => {
    const value = exampleRows('councilMeetings', 'en', 'put-off')
    const { page } = await opened('/meetings/1', 'en', { changes: { councilMeetings: { ok: true, value } } })
    expect(page.text).toContain('Cancelled')
    expect(page.links).not.toContain('/feeds/meetings/1.en.ics')
  })

  test('that no list has is missing', async () => {
    expect(await open('/meetings/99')).toBeUndefined()
  })
})

describe('a member', () => {
  test.each([
    ['en', 'Present at 2 of 2 meetings', 'moved'],
    ['mr', '२ पैकी २ सभांना उपस्थित', 'सूचक म्हणून'],
  ] as const)('in %s has the attendance, questions and resolutions', async (language, attended, moved) => {
    const { page } = await opened('/members/1', language)
    expect(page.text).toContain(attended)
    expect(page.text).toContain(moved)
    expect(page.rows).toHaveLength(3)
    expect(page.links.join()).toContain('/meetings/1#question-1')
    expect(page.links.join()).toContain('/meetings#committee-1')
  })

  test.each([
    ['en', 'Post Vice-president Party Independent'],
    ['mr', 'पद उपनगराध्यक्ष पक्ष अपक्ष'],
  ] as const)('in %s has post, party and reservation where they are given', async (language, facts) => {
    const [row] = exampleRows('electedMembers', language, 'all-facts')
    const electedMembers = { ok: true, value: [{ ...row, id: 1 }] }
    const { page } = await opened('/members/1', language, { changes: { electedMembers } })
    expect(page.text).toContain(facts)
  })

  test('absent or on leave counts as a meeting, unrecorded does not', async () => {
    const { page } = await opened('/members/2')
    expect(page.text).toContain('Present at 1 of 2 meetings')
    expect((await opened('/members/3')).page.headings(2)).not.toContain('Attendance')
  })

  test('has no page where nothing of the council at work is recorded', async () => {
    const nothing = { ok: true, value: [] }
    expect(
      await open('/members/1', 'en', { changes: { councilMeetings: nothing, committees: nothing } }),
    ).toBeUndefined()
  })
})

describe('what was decided about …', () => {
  const findings = (...ids: number[]): Findings => ({
    state: 'ready',
    total: ids.length,
    page: 1,
    pages: 1,
    kinds: [],
    isLoose: false,
    items: ids.map((id) => ({ id: `resolutions.${id}` }) as never),
  })

  test('is the search of the site, over resolutions alone', async () => {
    const search = vi.fn<Search>(async () => findings(1))
    const { page } = await opened('/resolutions?q=water+tank', 'en', { search })
    expect(search).toHaveBeenCalledWith({ text: 'water tank', kind: 'resolution', page: 1, language: 'en' })
    expect(page.links).toContain('/meetings/1#resolution-1')
    expect(page.text).toContain('1 resolution found')
    expect(page.getByRole('searchbox')).toHaveProperty('value', 'water tank')
  })

  test.each(['41', 'No. 41', 'ठराव क्र. ४१'])('the number "%s" is found without it', async (q) => {
    const { page } = await opened(`/resolutions?q=${encodeURIComponent(q)}`)
    expect(page.links.filter((link) => link.includes('#'))).toEqual(['/meetings/1#resolution-1'])
  })

  test('a year and a kind narrow it', async () => {
    const search: Search = async () => findings(1, 3)
    const shown = async (rest: string) =>
      (await opened(`/resolutions?q=tank${rest}`, 'en', { search })).page.links.filter((link) =>
        link.includes('#'),
      )
    expect(await shown('')).toHaveLength(2)
    expect(await shown('&kind=subject')).toEqual(['/meetings/2#resolution-3'])
    expect(await shown('&year=2019')).toEqual([])
  })

  test('without words the newest year is shown', async () => {
    const { page } = await opened('/resolutions', 'mr')
    expect(page.headings(2)).toEqual(['ठराव शोधा', 'ठराव २०२६'])
    expect(page.links.filter((link) => link.includes('#'))).toHaveLength(3)
  })
})

test.each([
  ['/resolutions', '?year=2026&q=%20tank%20&kind=general&x=1', { q: 'tank', kind: 'general', year: '2026' }],
  ['/meetings', '?q=tank&kind=nothing&year=26', {}],
  ['/roads', '?year=2026', {}],
] as const)('%s%s is read as a filter', (path, query, filter) => {
  expect(readWorkFilter(path, new URLSearchParams(query))).toEqual(filter)
})

test.each([
  ['en', '/meetings', ['/resolutions', '/general-admin-department'], 'Documents of the meetings by year'],
  ['mr', '/resolutions', ['/mr/meetings', '/mr/general-admin-department'], 'सभांचे दस्तऐवज वर्षानुसार'],
] as const)('in %s %s leads to the other lists of meetings', async (language, path, others, words) => {
  const { page } = await opened(path, language)
  expect(page.links).toEqual(expect.arrayContaining([...others]))
  expect(page.text).toContain(words)
})
