import type { Language, WireRow } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
import { documentOf } from '../../app/testing/document-of.ts'
import { readWording } from '../search/entries/wording.ts'
import { createSeo } from './seo.ts'

const page = (path: string) => ({ id: path, path, module: { default: () => null } })
const routes = {
  home: page('en?/mr?/'),
  roads: page('en?/mr?/roads'),
  search: page('en?/mr?/search'),
  dynamic: page('en?/mr?/*'),
}
const source: ApiSource = {
  list: async (name, language) => ({ ok: true, value: exampleRows(name, language) }),
}
const away: ApiSource = { list: async () => ({ ok: false, error: 'unavailable' }) }
const wording = readWording()
const config = { origin: 'https://council.example', defaultLanguage: 'en' } as const
const open = (from = source) => createSeo({ config, routes, source: from, wording })
const siteMapOf = async (from?: ApiSource) => {
  const text = await (await open(from).siteMap()).text()
  const siteMap = documentOf(text, 'application/xml')
  return {
    text,
    pages: [...siteMap.getElementsByTagName('loc')].map(({ textContent }) => textContent),
    translations: [...siteMap.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }
}

test('the site map has every page in both languages, each with its translation', async () => {
  const { text, pages, translations } = await siteMapOf()
  expect(pages).toEqual(
    expect.arrayContaining(['https://council.example/roads', 'https://council.example/mr/roads']),
  )
  expect(translations).toContainEqual(['mr', 'https://council.example/mr'])
  expect(translations).toContainEqual(['x-default', 'https://council.example/roads'])
  expect(text).not.toMatch(/search|\*|[a-z]\?/)
  const departments = exampleRows('disclosureDepartments', 'en').map((row) => row.department_link)
  expect(departments.some((link) => pages.includes(`https://council.example${link}`))).toBe(true)
})

describe('of the pages of departments and headings the site map names', () => {
  const department = (language_code: 'en' | 'mr', department_name: string, department_link: string) => ({
    id: 1,
    p_id: 1,
    status: 1 as const,
    language_code,
    department_name,
    department_link,
  })
  const withDepartments = (inLanguage: Record<Language, WireRow<'disclosureDepartments'>[]>): ApiSource => ({
    list: async (name, language) =>
      (name === 'yearDocuments'
        ? { ok: false, error: 'unavailable' }
        : { ok: true, value: name === 'disclosureDepartments' ? inLanguage[language] : [] }) as never,
  })

  test('none in a language in which it is not there', async () => {
    const parks = department('en', 'Parks', '/parks')
    const { pages, translations } = await siteMapOf(withDepartments({ en: [parks], mr: [] }))
    expect(pages).toContain('https://council.example/parks')
    expect(pages).not.toContain('https://council.example/mr/parks')
    expect(translations.filter(([, href]) => href?.endsWith('/parks'))).toEqual([
      ['en', 'https://council.example/parks'],
      ['x-default', 'https://council.example/parks'],
    ])
  })

  test('the page of the general administration only under the address that it has here', async () => {
    const own = department('en', 'General Admin Department', '/general-admin')
    const { pages } = await siteMapOf(withDepartments({ en: [own], mr: [own] }))
    expect(pages.filter((page) => page?.endsWith('/general-admin'))).toEqual([])
  })

  describe('only those that have documents', () => {
    const own = { status: 1, language_code: 'en' }
    const lists = {
      disclosureDepartments: [
        { ...department('en', 'Parks', '/parks'), p_id: 1 },
        { ...department('en', 'Tax', '/tax'), p_id: 2 },
        { ...department('en', 'Right To Information', '/rti'), p_id: 3 },
      ],
      headings: [
        { ...own, id: 1, y_id: 1, p_id: 1, department_heading: 'Trees', heading_link: '/trees' },
        { ...own, id: 2, y_id: 2, p_id: 1, department_heading: 'Lawns', heading_link: '/lawns' },
        { ...own, id: 3, y_id: 3, p_id: 2, department_heading: 'Rates', heading_link: '/rates' },
        { ...own, id: 4, y_id: 4, p_id: 2, department_heading: 'Forms', heading_link: '/forms' },
      ],
      yearDocuments: [{ ...own, id: 1, y_id: 1, year: '2025', pdfheading: 'Census', pdf: '/uploads/c.pdf' }],
      headingDocuments: [],
      mainMenu: [{ ...own, id: 1, mainMenu: 'Forms', mainMenuLink: '/forms', subMenus: [] }],
    }
    const pathsWith = async (away?: string) => {
      const { pages } = await siteMapOf({
        list: async (name) =>
          (name === away
            ? { ok: false, error: 'unavailable' }
            : { ok: true, value: (lists as Record<string, object[]>)[name] ?? [] }) as never,
      })
      return pages.filter((page) => !page?.includes('/mr')).map((page) => new URL(page ?? '').pathname)
    }

    test('a heading or a department without any is left out, unless the menu names it', async () => {
      const paths = await pathsWith()
      expect(paths).toEqual(expect.arrayContaining(['/parks', '/trees', '/rti', '/forms']))
      expect(paths).not.toEqual(expect.arrayContaining(['/lawns']))
      expect(paths.filter((path) => ['/lawns', '/rates', '/tax'].includes(path))).toEqual([])
    })

    test('all of them while nothing is known of their documents', async () => {
      const all = ['/parks', '/tax', '/trees', '/lawns', '/rates']
      expect(await pathsWith('yearDocuments')).toEqual(expect.arrayContaining(all))
      expect(await pathsWith('headingDocuments')).toEqual(expect.arrayContaining(all))
    })
  })

  test('each in the language in which it is, where the languages have links of their own', async () => {
    const lists = { en: [department('en', 'Parks', '/parks')], mr: [department('mr', 'उद्यान', '/udyan')] }
    const { pages } = await siteMapOf(withDepartments(lists))
    expect(pages).toEqual(
      expect.arrayContaining(['https://council.example/parks', 'https://council.example/mr/udyan']),
    )
    expect(pages.filter((page) => /mr\/parks|example\/udyan/.test(page ?? ''))).toEqual([])
  })
})

test('the site map is there while the API is not', async () => {
  expect((await siteMapOf(away)).pages).toContain('https://council.example/roads')
})

test('robots are led to the site map', async () => {
  expect(await open().robots().text()).toContain('Sitemap: https://council.example/sitemap.xml')
})

test('a finder of weaknesses learns whom to tell, and until when that holds', async () => {
  const text = await (await open().security()).text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime()).toBeGreaterThan(Date.now())
})

test.each([
  ['/manifest.webmanifest', 'en', '/', 'Sahyanagar Municipal Council', '/hospital'],
  ['/mr/manifest.webmanifest', 'mr', '/mr', 'सह्यनगर नगरपरिषद', '/mr/hospital'],
])(
  'at %s the website can be installed in its language (%s)',
  async (address, lang, start, name, hospital) => {
    const response = await open().manifest(address)
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      id: '/',
      lang,
      start_url: start,
      name,
      scope: '/',
      display: 'standalone',
    })
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toContain(hospital)
    expect(manifest.icons.map(({ src, purpose }: Record<string, string>) => [src, purpose])).toEqual([
      ['/images/icon_192/uploads/logo.png', 'any'],
      ['/images/maskable_192/uploads/logo.png', 'maskable'],
      ['/images/icon_512/uploads/logo.png', 'any'],
      ['/images/maskable_512/uploads/logo.png', 'maskable'],
    ])
  },
)

test('without the council’s settings it is installed with the website’s own emblem', async () => {
  const manifest = await (await open(away).manifest('/mr/manifest.webmanifest')).json()
  expect(manifest.name).toBe('नगरपरिषद')
  expect(manifest.icons[0].src).toBe('/icons/emblem-icon-192.png')
})

test('the window of the installed website takes the council’s colour', async () => {
  const [settings] = exampleRows('settings', 'en')
  const theme = { ...settings?.theme, brand_hue: '140', brand_chroma: '0.1' }
  const green: ApiSource = {
    list: async () => ({ ok: true, value: [{ ...settings, theme }] }) as never,
  }
  const manifest = await (await open(green).manifest('/manifest.webmanifest')).json()
  expect(manifest.theme_color).toBe('oklch(0.275 0.075 140)')
})
