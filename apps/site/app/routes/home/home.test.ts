import type { Language } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import {
  absent,
  empty,
  example,
  loaded,
  loading,
  renderPage,
  unavailable,
} from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const names = [
  'sliders',
  'ministers',
  'services',
  'news',
  'headOfficer',
  'videos',
  'projects',
  'tenders',
  'photos',
  'websiteLinks',
] as const

const whole = (language: Language = 'en') =>
  Object.fromEntries(names.map((name) => [name, example(name, language)]))
const start = {
  settings: {
    name: 'Sahyanagar Municipal Council',
    phones: ['0251-555-0101'],
    helpline: '1800-555-010',
    mapUrl: 'https://maps.example/embed',
  },
  wording: new Map([['facts:propertyTaxLink', 'https://mahaulb.in/MahaULB/property/propertyOnlinePay']]),
}
const home = (changes: object = {}, language: Language = 'en') =>
  renderPage(page, { ...whole(language), ...changes }, { language, start })

describe('the home page', () => {
  test('has every block in the order of the specification', () => {
    expect(home().headings(1, 2, 3)).toEqual([
      'What do you need from the council?',
      'Ministers',
      'Services and information',
      'Where we are',
      'News',
      'From the Chief Officer',
      'Video gallery',
      'Projects',
      'Press releases',
      'Latest photos',
      'We are here to help',
      'Related websites',
    ])
  })

  test('has them in Marathi too, with Devanagari digits', () => {
    const { headings, text } = home({}, 'mr')
    expect(headings(1, 2, 3)).toEqual([
      'नगरपरिषदेकडून आपणास काय हवे आहे?',
      'मंत्री',
      'सेवा आणि माहिती',
      'आम्ही कोठे आहोत',
      'बातम्या',
      'मुख्याधिकाऱ्यांचे मनोगत',
      'व्हिडिओ दालन',
      'प्रकल्प',
      'प्रसिद्धिपत्रके',
      'नवीन छायाचित्रे',
      'आम्ही मदतीसाठी आहोत',
      'संबंधित संकेतस्थळे',
    ])
    expect(text).toContain('०२५१-५५५-०१०१')
    expect(text.replace(/https?:\S+/g, '')).not.toMatch(/[0-9]/)
  })

  test('the numbers of the office and the helpline can be dialled', () => {
    expect(home().links).toEqual(expect.arrayContaining(['tel:02515550101', 'tel:1800555010']))
  })

  test('the tasks and the search stand in the panel; a task without an address of the council does not', () => {
    const { links, elements } = home()
    expect(elements('form[action="/search"]').length).toBeGreaterThan(0)
    for (const page of ['/press-releases', '/contact', '/downloads']) expect(links).toContain(page)
    expect(links).toContain('https://mahaulb.in/MahaULB/property/propertyOnlinePay')
    expect(home().text).not.toContain('Pay water bill')
  })

  test.each(['en', 'mr'] as const)(
    'in %s the tasks lead to our own pages first, and to what is asked for most',
    (language) => {
      const own = ['/services/birth-certificate', '/tenders', '/services', '/today', '/ward', '/hospital']
      const { links } = home({}, language)
      expect(links).toEqual(
        expect.arrayContaining(own.map((path) => (language === 'mr' ? `/mr${path}` : path))),
      )
      const portal = 'https://crsorgi.gov.in/web/index.php/auth/login'
      const wording = new Map([...start.wording, ['facts:birthAndDeathLink', portal]])
      const older = { ...start, wording, emptyPages: ['/services/birth-certificate', '/tenders'] }
      const without = renderPage(page, whole(language), { language, start: older }).links
      expect(without).toContain(portal)
      expect(without).not.toContain(own[1])
      expect(home({}, language).links).not.toContain(portal)
    },
  )

  test('a council that has not said where it is has no map, and one without numbers leaves that of India', () => {
    const { text, links } = renderPage(page, whole(), {})
    expect(text).not.toContain('Where we are')
    expect(text).not.toContain('Pay property tax')
    expect(links.filter((link) => link.startsWith('tel:'))).toEqual(['tel:112'])
  })

  test('where there are no services yet, the map stands alone, and no town is drawn but that of the demo', () => {
    const left = [
      '/services',
      '/today',
      '/ward',
      '/hospital',
      '/#services',
      '/photos',
      '/press-releases',
      '/projects',
      '/news',
      '/videos',
    ]
    const asked = { start: { ...start, emptyPages: left } }
    const { headings, pictureSources } = renderPage(page, whole(), asked)
    expect(headings(2)).toContain('Where we are')
    expect(headings(2)).not.toContain('Services and information')
    expect(pictureSources).not.toContain('/art/map.svg')
    const demo = { ...asked.start, settings: { ...start.settings, demonstration: '1' } }
    expect(renderPage(page, whole(), { start: demo }).pictureSources).toContain('/art/map.svg')
  })

  test('the service block leads to galleries, press releases, projects and news, in the reader’s language', () => {
    const pages = ['/photos', '/press-releases', '/projects', '/news', '/videos']
    expect(home().links).toEqual(expect.arrayContaining(pages))
    expect(home({}, 'mr').links).toEqual(expect.arrayContaining(pages.map((path) => `/mr${path}`)))
  })

  test('shows the last eight photos, the newest first', () => {
    const shown = home().linksToDialogs.map((link) => /gallery-(\d+)\.jpg$/.exec(link)?.[1])
    expect(shown.filter(Boolean).map(Number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4])
  })

  test('says of every tender with the status New, and of news labelled new, that they are new', () => {
    const news = loaded<'news'>(
      { id: 1, language: 'en', label: '', description: 'Admissions are open', published: null },
      { id: 2, language: 'en', label: 'NEW', description: 'Flat lottery', published: null },
    )
    const { text } = home({ news })
    expect(text).toMatch(/New Flat lottery Admissions are open/)
    expect(text).toMatch(/Supply of LED lamps (\(opens in a new tab\) )?New PDF/)
    expect(text).not.toMatch(/general arrangement drawing (\(opens in a new tab\) )?New/)
  })

  test('before its script only the first picture of the banner is in the page', () => {
    const slides = home().pictureSources.filter((source) => source.includes('slide-'))
    expect(slides).toEqual([expect.stringContaining('slide-lake')])
  })

  test('names no other host that the browser would have to ask', () => {
    const { elements } = renderPage(page, whole(), { start })
    expect(elements('[src^=http], [srcset*="http:"], [srcset*="https:"], iframe')).toEqual([])
  })
})

describe('a block of the home page', () => {
  const words: Partial<Record<(typeof names)[number], string>> = {
    sliders: 'No pictures available',
    ministers: 'No ministers available',
    services: 'No services available.',
    news: 'No news available',
    headOfficer: 'No data available',
    videos: 'No videos available',
    projects: 'No projects available',
    tenders: 'No press releases available',
    photos: 'No photos available',
    websiteLinks: 'No websites available',
  }
  const marks: Record<(typeof names)[number], RegExp> = {
    sliders: /slide-lake/,
    ministers: /minister/i,
    services: /icon-disclosure/,
    news: /Flood|flood/,
    headOfficer: /Write to the council/,
    videos: /SahyaNagar1/,
    projects: /project-/,
    tenders: /tender-bridge/,
    photos: /gallery-11/,
    websiteLinks: /mpcb\.gov\.in/,
  }

  test.each(names)('fails alone when %s cannot be had', (name) => {
    const { html, getAllByRole } = home({ [name]: unavailable })
    expect(getAllByRole('alert')).toHaveLength(1)
    for (const other of names)
      if (other !== name) expect(marks[other].test(html), `${other} beside ${name}`).toBe(true)
  })

  test.each(names)(
    'is left out when the council’s server does not have %s, and nothing is called broken',
    (name) => {
      const { html, text, queryAllByRole } = home({ [name]: absent })
      expect(queryAllByRole('alert')).toEqual([])
      expect(text).not.toMatch(/not published|cannot be shown|Try again/)
      // Photos of the example show the flood of the news too.
      if (name !== 'news') expect(marks[name].test(html)).toBe(false)
    },
  )

  test.each(names)('says when %s is empty, where the council shows it all the same', (name) => {
    expect(home({ [name]: empty }).text).toContain(words[name])
  })

  test('is left out while it has nothing to show', () => {
    const nothing = Object.fromEntries(names.map((name) => [name, empty]))
    const most = ['/services', '/today', '/ward', '/hospital', '/tenders', '/services/birth-certificate']
    const pages = [...most, '/photos', '/press-releases', '/projects', '/news', '/videos', '/downloads']
    const emptyPages = [...names.map((name) => `/#${name}`), ...pages]
    const { headings, text, links } = renderPage(page, { ...whole(), ...nothing }, { start: { emptyPages } })
    expect(headings(1, 2, 3)).toEqual(['What do you need from the council?', 'We are here to help'])
    expect(text).not.toMatch(/No [a-z ]+ available/)
    expect(links.filter((link) => pages.includes(link))).toEqual([])
    expect(links).toContain('/contact')
  })

  test.each(names)('says Loading... while %s is on its way', (name) => {
    expect(home({ [name]: loading }).text.match(/Loading\.\.\./g)).toHaveLength(1)
  })

  test('all of them failing are one notice with one way on, and no empty list', () => {
    const nothing = Object.fromEntries(names.map((name) => [name, unavailable]))
    const { headings, text, getAllByRole } = home(nothing)
    expect(headings(1, 2, 3)).toHaveLength(12)
    expect(getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Some parts of this page cannot be shown right now'),
    ])
    expect(getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    expect(text).not.toMatch(/No [a-z ]+ available/)
    expect(home(nothing, 'mr').text).toContain('या पानाचे काही भाग सध्या दाखवता येत नाहीत')
  })

  test('old copies are owned up to once, with the oldest date', () => {
    const old = { ...example('news'), asOf: '2026-11-18T06:00:00Z' }
    const older = { ...example('photos'), asOf: '2026-11-17T06:00:00Z' }
    expect(home({ news: old, photos: older }).text.match(/This is a copy of \d+\s\w+\s\d{4}/g)).toEqual([
      'This is a copy of 17 November 2026',
    ])
  })
})
