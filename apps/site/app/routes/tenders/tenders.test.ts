import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T12:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

type Language = 'en' | 'mr'
const department = { status: 1 as const, link: '/public-work' }
const lists = (language: Language = 'en') => ({
  tenders: example('tenders', language, 'dated'),
  departments: loaded<'disclosureDepartments'>(
    { ...department, id: 1, departmentId: 3, language, name: language === 'en' ? 'Works' : 'बांधकाम' },
    { ...department, id: 2, departmentId: 9, language, name: 'Invites nothing' },
  ),
})

test('each says its state, its last day and time, its number and its department', () => {
  const { text, links, headings, rows } = renderPage(page, lists(), { path: '/tenders' })
  expect(headings(1)).toEqual(['Tenders, Recruitment and Auctions'])
  expect(text).toContain(`Found: ${rows.length - 1}`)
  expect(rows[0]).toEqual(['Subject', 'Status', 'Last day and time', 'Department'])
  const said = rows.map((cells) => cells.join(' | ').replaceAll('\u00a0', ' '))
  expect(said).toContainEqual(
    expect.stringMatching(
      /Tender · PWD\/T\/2026-27\/14 \| New Closes in 3 days \| 18\.12\.2026, 3:00 PM \| Works$/,
    ),
  )
  expect(said).toContainEqual(expect.stringMatching(/\| Open \| 15\.01\.2027/))
  expect(links).toContain('/tenders/1')
  expect(text).not.toContain('water cut on Friday')
  expect(text).not.toContain('Invites nothing')
})

test('in Marathi with its words and digits', () => {
  const { text, links, rows } = renderPage(page, lists('mr'), { language: 'mr', path: '/tenders' })
  expect(text).toContain('आढळलेल्या सूचना: ')
  const said = rows.map((cells) => cells.join(' | ').replaceAll('\u00a0', ' '))
  expect(said).toContainEqual(expect.stringContaining('मुदत संपण्यास ३ दिवस | १८.१२.२०२६, दुपारी ३:०० | बांधकाम'))
  expect(text).toContain('निकाल जाहीर')
  expect(links).toContain('/mr/tenders/1')
})

test('the filter stands in the address, and its form shows it', () => {
  const { text, elements } = renderPage(page, lists(), { path: '/tenders?kind=tender&year=2025' })
  expect(text).toContain('Covered drains, Ward 31')
  expect(text).not.toContain('Supply of LED lamps')
  const [form] = elements('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/tenders'])
  const chosen = elements('option[selected]').map((option) => option.textContent)
  expect(chosen).toEqual(['Tender', 'All', 'All', '2025'])
})

test('a choice that nothing fits says so, and leads back to all', () => {
  const { text, links } = renderPage(page, lists(), { path: '/tenders?year=1999' })
  expect(text).toContain('Nothing matches this choice.')
  expect(links).toContain('/tenders')
})

test('the archive has a link to each year', () => {
  const { links } = renderPage(page, lists(), { path: '/tenders' })
  expect(links).toEqual(expect.arrayContaining(['/tenders?year=2026', '/tenders?year=2025']))
})

test('the rows of one page from the server stay as they are', () => {
  const [, lamps] = lists().tenders.value
  if (!lamps) throw new Error('There are no examples.')
  const tenders = { ...loaded<'tenders'>(lamps), numbers: { page: 2, pages: 3, count: 21 } }
  const { text } = renderPage(page, { ...lists(), tenders, years: ['2024'] }, { path: '/tenders?page=2' })
  expect(text).toContain('Supply of LED lamps')
  expect(text).toContain('Found: 21')
  expect(text).toContain('2024')
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'The council has published no tender, recruitment or auction with its dates yet.'],
])('when the list is %s the page says so', (_, tenders, words) => {
  expect(renderPage(page, { ...lists(), tenders }, { path: '/tenders' }).text).toContain(words)
})
