import { exampleRows } from '@nagardwar/contract/examples'
import { expect, test } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
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

test('the site map has every page in both languages, each with its translation', async () => {
  const text = await (await open().siteMap()).text()
  expect(text).toContain('<loc>https://council.example/roads</loc>')
  expect(text).toContain('<loc>https://council.example/mr/roads</loc>')
  expect(text).toContain('hreflang="mr" href="https://council.example/mr"/>')
  expect(text).toContain('hreflang="x-default" href="https://council.example/roads"/>')
  expect(text).not.toMatch(/search|\*|[a-z]\?/)
  const departments = exampleRows('disclosureDepartments', 'en').map((row) => row.department_link)
  expect(departments.some((link) => text.includes(`<loc>https://council.example${link}</loc>`))).toBe(true)
})

test('the site map is there while the API is not', async () => {
  const text = await (await open(away).siteMap()).text()
  expect(text).toContain('<loc>https://council.example/roads</loc>')
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
