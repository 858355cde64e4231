import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-18T14:59:00+05:30') }))
afterEach(() => void vi.useRealTimers())

const lists = (language: 'en' | 'mr' = 'en') => ({
  tenders: example('tenders', language, 'dated'),
  departments: loaded<'disclosureDepartments'>({
    id: 1,
    departmentId: 3,
    language,
    status: 1,
    name: language === 'en' ? 'Works' : 'बांधकाम विभाग',
    link: '/public-work',
  }),
})
const path = '/tenders/1'

test('a tender has its facts, its documents and what happened', () => {
  const { text, links, headings } = renderPage(page, lists(), { path })
  expect(headings(1)).toEqual(['Concrete road, Ward 12'])
  expect(headings(2)).toEqual(['Details and dates', 'Documents', 'Updates'])
  expect(text).toContain('Tender New Closes today Last day: 18.12.2026, 3:00 PM')
  for (const fact of [
    'Number PWD/T/2026-27/14',
    'E-procurement number 2026_DMA_1145210_1',
    'Department Works',
    'Estimated value ₹1,85,00,000',
    'Fee ₹5,900',
    'Earnest money deposit (EMD) ₹1,85,000',
    'Published 01.12.2026',
    'Pre-bid meeting 08.12.2026, 11:30 AM',
    'Last day and time 18.12.2026, 3:00 PM',
    'Opening of bids 19.12.2026, 4:00 PM',
    'Corrigendum, 10.12.2026 The last day is now 18 December.',
  ])
    expect(text).toContain(fact)
  expect(links).toEqual(
    expect.arrayContaining([
      '/public-work',
      '/feeds/tenders/1.en.ics',
      '/api/uploads/tender-road-12.pdf',
      '/api/uploads/corrigendum-1.pdf',
    ]),
  )
})

test('in Marathi with its words and digits', () => {
  const { text, links } = renderPage(page, lists('mr'), { language: 'mr', path })
  expect(text).toContain('आज मुदत संपेल')
  expect(text).toContain('अंदाजित रक्कम ₹१,८५,००,०००')
  expect(text).toContain('ई-निविदा क्रमांक 2026_DMA_1145210_1')
  expect(text).toContain('बयाणा रक्कम (ईएमडी) ₹१,८५,०००')
  expect(text).toContain('अंतिम दिनांक व वेळ १८.१२.२०२६, दुपारी ३:००')
  expect(links).toContain('/feeds/tenders/1.mr.ics')
})

test('it is closed from its last minute on', () => {
  vi.setSystemTime(new Date('2026-12-18T15:00:00+05:30'))
  const { text } = renderPage(page, lists(), { path })
  expect(text).toContain('Closed')
  expect(text).not.toContain('Closes')
})

test('what nobody gave is not there, and a recruitment has words of its own', () => {
  const { text, headings } = renderPage(page, lists(), { path: '/tenders/4' })
  expect(headings(2)).toEqual(['Details and dates', 'Documents'])
  expect(text).toContain('Last day and time 15.01.2027')
  for (const label of [
    'E-procurement',
    'Estimated value',
    'Fee',
    'Earnest money',
    'Pre-bid meeting',
    'Interview',
  ])
    expect(text).not.toContain(label)
  const nurses = { ...lists().tenders.value[3], opens: '2027-01-20', fee: '0' } as never
  const told = renderPage(
    page,
    { ...lists(), tenders: loaded<'tenders'>(nurses) },
    { path: '/tenders/4' },
  ).text
  expect(told).toContain('Interview or examination 20.01.2027')
  expect(told).toContain('No fee')
})

test.each([
  ['a press release', '/tenders/6'],
  ['nothing', '/tenders/99'],
])('the address of %s is a missing page', (_, missing) => {
  expect(renderPage(page, lists(), { path: missing }).headings(1)).toEqual(['Page not found'])
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'Page not found'],
])('when the list is %s the page says so', (_, tenders, words) => {
  expect(renderPage(page, { ...lists(), tenders }, { path }).text).toContain(words)
})
