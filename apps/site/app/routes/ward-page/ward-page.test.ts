import { exampleRows } from '@nagardwar/contract/examples'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadedBy } from '../../testing/loaded-by.ts'
import { absent, empty, example, loaded, renderPage, unavailable } from '../../testing/render-page.tsx'
import { membersOf } from '../../wards/of-ward.ts'
import * as page from './route.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T20:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

type Language = 'en' | 'mr'
const none = { post: '', party: '', reservation: '', image: '' }
const member = { id: 1, start: '2022-02-14', end: '2027-02-13', mobile: '0251-555-0130', ...none }
const lists = (language: Language = 'en') => ({
  wards: loaded<'wards'>(
    { id: 1, language, number: 'Ward No. 03', name: 'Town Hall', areas: 'Mill Lane\nOld Market' },
    { id: 2, language, number: '4', name: 'Gandhi Chowk', areas: 'Hill Road' },
  ),
  alerts: example('alerts', language),
  states: example('serviceStates', language),
  members: loaded<'electedMembers'>(
    { ...member, language, name: 'Shri. A', ward: '3' },
    { ...member, id: 2, language, name: 'Shri. B', ward: '4' },
  ),
  inspectors: loaded<'sanitationInspectors'>(
    { id: 1, language, zone: '1', names: 'Shri. Cleaner', mobile: '0251-555-0121', wards: '1 2 3' },
    { id: 2, language, zone: '2', names: 'Smt. Other', mobile: '', wards: '4' },
    { id: 3, language, zone: '3', names: 'Shri. Nowhere', mobile: '', wards: '' },
  ),
  lawsuits: loaded<'litigations'>(
    { id: 1, language, ward: '3', name: 'Suit 112', mobile: '' },
    { id: 2, language, ward: '5', name: 'Suit 48', mobile: '' },
  ),
  events: empty,
})
const path = '/ward/3'

test('the page of a ward has what concerns it, and nothing of other wards', () => {
  const { text, headings } = renderPage(page, lists(), { path })
  expect(headings(1)).toEqual(['Ward 03: Town Hall'])
  expect(text).toContain('The lake is rising.')
  expect(text).toContain('The main pipe is being repaired.')
  expect(text).toContain('The lake road is under water.')
  expect(text).toContain('Shri. A')
  expect(text).toContain('14.02.2022 – 13.02.2027')
  expect(text).toContain('Sanitation inspector, zone 1')
  expect(text).toContain('Suit 112')
  expect(text).toMatch(/Areas in this ward.*Mill Lane.*Old Market/s)
  for (const other of ['Shri. B', 'Hill Road', 'Smt. Other', 'Shri. Nowhere', 'Suit 48'])
    expect(text).not.toContain(other)
})

test('another ward is not told of the alert for wards 3 and 4, but of what concerns the whole town', () => {
  const wards = loaded<'wards'>({ id: 9, language: 'en', number: '9', name: 'Hill', areas: '' })
  const { text } = renderPage(page, { ...lists(), wards }, { path: '/ward/9' })
  expect(text).not.toContain('The lake is rising.')
  expect(text).toContain('The lake road is under water.')
  expect(text).toContain('There are no alerts at present.')
  expect(text).toContain('The council has not published who sits for this ward.')
  expect(text).toContain('No lawsuit concerns this ward.')
  expect(text).not.toContain('Areas in this ward')
})

test('a lawsuit that names several wards concerns each of them', () => {
  const lawsuits = loaded<'litigations'>({
    id: 7,
    language: 'en',
    ward: '1, 2, 3',
    name: 'Suit 7',
    mobile: '',
  })
  const { text } = renderPage(page, { ...lists(), lawsuits }, { path })
  expect(text).toContain('Suit 7')
  expect(text).not.toContain('No lawsuit')
})

test('what is told of a ward without a member is what is known', () => {
  const onlyOther = loaded<'electedMembers'>({ ...member, id: 2, language: 'en', name: 'Shri. B', ward: '4' })
  const past = loaded<'electedMembers'>({
    ...member,
    end: '2025-01-01',
    language: 'en',
    name: 'Shri. A',
    ward: '3',
  })
  const shown = (members: ReturnType<typeof lists>['members']) =>
    renderPage(page, { ...lists(), members }, { path }).text
  expect(shown(onlyOther)).toContain('The council has not published who sits for this ward.')
  expect(shown(past)).toContain('No member is in office for this ward.')
})

test('in Marathi with its words and digits', () => {
  const { headings, text } = renderPage(page, lists('mr'), { language: 'mr', path })
  expect(headings(1)).toEqual(['प्रभाग ०३: Town Hall'])
  expect(text).toContain('स्वच्छता निरीक्षक, परिमंडळ १')
  expect(text).toContain('०२५१-५५५-०१३०')
})

test('a member is in office until the end of the last day', () => {
  const rows = lists().members.value
  const onTheLastDay = Date.parse('2027-02-13T18:00:00+05:30')
  expect(membersOf(rows, '3', onTheLastDay)).toHaveLength(1)
  expect(membersOf(rows, '3', Date.parse('2027-02-14T12:00:00+05:30'))).toEqual([])
})

test('a list that fails is told in its own place', () => {
  const { text } = renderPage(
    page,
    { ...lists(), members: unavailable, states: absent, alerts: empty },
    { path },
  )
  expect(text).toContain('This information cannot be shown right now')
  expect(text).toContain('Suit 112')
})

test('a ward that is not in the list is a missing page', () => {
  const { text } = renderPage(page, lists(), { path: '/ward/77' })
  expect(text).not.toContain('Town Hall')
})

test('records that name this ward stand there with a way to the whole list, and no others', () => {
  const projects = example('projects').value.map((row, index) =>
    index === 0
      ? { ...row, description: 'The lake road', wards: '3', progress: '65' }
      : { ...row, wards: '4' },
  )
  const { text, headings, links } = renderPage(
    page,
    {
      ...lists(),
      projects: loaded<'projects'>(...projects),
      gardens: example('gardens', 'en', 'with-place'),
    },
    { path },
  )
  expect(headings(2)).toContain('Works')
  expect(headings(2)).toContain('Gardens')
  expect(headings(2)).not.toContain('Schools')
  expect(text).toContain('The lake road')
  expect(text).toContain('Work done: 65%')
  expect(text).toContain('Lakeside Garden')
  expect(links).toEqual(expect.arrayContaining(['/projects', '/gardens']))
  expect(text).not.toContain(projects[1]?.description)
})

test.each([
  ['en', '/ward/3', 'Upcoming events', 'Vaccination of children'],
  ['mr', '/ward/3', 'आगामी कार्यक्रम', 'बालकांचे लसीकरण'],
] as const)(
  'in %s, %s has the events of this ward and of the whole town',
  async (language, at, heading, own) => {
    vi.setSystemTime(new Date('2026-12-15T20:00:00+05:30'))
    const address = language === 'mr' ? `/mr${at}` : at
    const data = await loadedBy(page, address, { ward: '3' })
    const { headings, getByRole, links } = renderPage(page, data, { path: at, language })
    expect(headings(2)).toContain(heading)
    expect(getByRole('link', { name: own })).toBeTruthy()
    // Of ward 12, and over, are the first and the last.
    expect(links.flatMap((link) => /events\/(\d+)$/.exec(link)?.[1] ?? [])).toEqual(['2', '5', '3', '4'])
  },
)

describe('reported problems of a ward', () => {
  const opened = async (at: string, given: Parameters<typeof loadedBy>[3] = {}) => {
    const language = at.startsWith('/mr') ? 'mr' : 'en'
    const path = at.replace('/mr', '')
    const data = await loadedBy(page, at, { ward: path.split('/')[2] }, given)
    return renderPage(page, data, { path, language })
  }
  const twoInWard1 = (language: Language) => ({
    ok: true,
    value: exampleRows('reports', language, 'normal').map((row, index) =>
      index === 0 ? { ...row, ward_no: '०१' } : row,
    ),
  })

  test.each([
    ['en', '', '1 reported problem in this ward is not done yet.', 'All reports of this ward'],
    ['mr', '/mr', 'या प्रभागातील १ कळवलेली समस्या प्रलंबित आहे.', 'या प्रभागातील सर्व समस्या'],
  ] as const)('in %s it says how many are open, and leads to them', async (_, before, words, name) => {
    const { text, getByRole } = await opened(`${before}/ward/1`)
    expect(text).toContain(words)
    expect(getByRole('link', { name }).getAttribute('href')).toBe(`${before}/reports?ward=1`)
  })

  test.each([
    ['en', '', '2 reported problems in this ward are not done yet.'],
    ['mr', '/mr', 'या प्रभागातील २ कळवलेल्या समस्या प्रलंबित आहेत.'],
  ] as const)('in %s it counts them however their ward is written', async (language, before, words) => {
    const { text } = await opened(`${before}/ward/1`, { reports: twoInWard1(language) })
    expect(text).toContain(words)
  })

  test('where all are done, or none was reported, that is said', async () => {
    for (const [ward, link] of [
      ['3', '/reports?ward=3'],
      ['5', '/reports'],
    ]) {
      const { text, links } = await opened(`/ward/${ward}`)
      expect(text).toContain('No reported problem in this ward is waiting to be done.')
      expect(links.filter((each) => each.startsWith('/reports'))).toEqual([link])
    }
  })

  test.each([
    ['no list', absent],
    ['no report', empty],
  ])('a council with %s has nothing of them', async (_, reports) => {
    const { text, links } = await opened('/ward/1', { reports })
    expect(text).not.toContain('Reported problems')
    expect(links.filter((each) => each.startsWith('/reports'))).toEqual([])
  })

  test('a list that cannot be had is said to be away, not to be empty', async () => {
    const { text, links } = await opened('/ward/1', { reports: unavailable })
    expect(text).toContain('Reported problems Some parts of this page cannot be shown right now')
    expect(links.filter((each) => each.startsWith('/reports'))).toEqual([])
  })

  test('they stand there where the events cannot be had', async () => {
    const { text } = await opened('/ward/1', { events: unavailable })
    expect(text).toContain('1 reported problem in this ward')
  })

  test('no row of them comes with the document', async () => {
    expect(JSON.stringify(await loadedBy(page, '/ward/1', { ward: '1' }))).not.toContain('19.2441')
  })
})

test.each([
  ['en', 'Public notices', 'Felling of 3 trees on Lake Road'],
  ['mr', 'जाहीर सूचना', 'तलाव मार्गावरील ३ झाडे तोडणे'],
] as const)('notices of this ward that are not decided stand there in %s', (language, title, words) => {
  const [trees, ...others] = example('publicNotices', language).value
  const decided = { ...others[2], wards: '3' }
  const publicNotices = loaded<'publicNotices'>(
    ...([{ ...trees, wards: '3 12' }, decided, { ...others[0], wards: '4' }] as never[]),
  )
  const before = language === 'mr' ? '/mr' : ''
  const { text, headings, links } = renderPage(
    page,
    { ...lists(language), publicNotices },
    { path, language },
  )
  expect(headings(2)).toContain(title)
  expect(text).toContain(words)
  expect(links).toEqual(expect.arrayContaining([`${before}/notices/lake-road-trees`, `${before}/notices`]))
  expect(links).not.toContain(`${before}/notices/plan-modification`)
  expect(links).not.toContain(`${before}/notices/waste-bye-laws`)
})
