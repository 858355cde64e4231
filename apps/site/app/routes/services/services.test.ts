import type { Language, ListName } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, apiContext } from '../../api/source.ts'
import { loadServices } from '../../services/load-services.tsx'
import { servicePlace } from '../../services/service-path.ts'
import { renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

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
  const place = servicePlace(path)
  if (!place) throw new Error(path)
  const services = await loadServices({
    source: sourceWith(changes),
    place,
    language,
    origin,
    defaultLanguage: 'en',
  })
  return services && renderPage(page, { services }, { path, language })
}

describe('the list of services', () => {
  test.each([
    ['en', 'Services of the Council', 'Birth', 'Within 3 days · ₹20 a copy'],
    ['mr', 'नगरपरिषदेच्या सेवा', 'जन्म', '३ दिवसांत · प्रति प्रत ₹२०'],
  ] as const)(
    'in %s is by situation of life, with time and fee',
    async (language, title, situation, facts) => {
      const found = await open('/services', language)
      expect(found?.headings(1)).toEqual([title])
      expect(found?.headings(2)[0]).toBe(situation)
      expect(found?.text).toContain(facts)
      expect(found?.links).toContain(
        language === 'en' ? '/services/birth-certificate' : '/mr/services/birth-certificate',
      )
    },
  )

  test('is not there while the council has given no service', async () => {
    expect(await open('/services', 'en', { serviceFacts: { ok: true, value: [] } })).toBeUndefined()
  })
})

describe('the page of a service', () => {
  test.each([
    [
      'en',
      ['Identity card of a parent', 'Within 3 days', 'Registrar of Births and Deaths', 'Health Officer'],
    ],
    ['mr', ['आई किंवा वडिलांचे ओळखपत्र', '३ दिवसांत', 'निबंधक, जन्म-मृत्यू नोंदणी', 'आरोग्य अधिकारी']],
  ] as const)(
    'in %s says what to bring, how long it takes, who gives it and where to appeal',
    async (language, words) => {
      const found = await open('/services/birth-certificate', language)
      for (const word of words) expect(found?.text).toContain(word)
      expect(found?.links).toEqual(
        expect.arrayContaining(['/api/uploads/birth-form.pdf', 'https://birth.example/apply']),
      )
      expect(found?.text).not.toMatch(/undefined|NaN|____/)
    },
  )

  test('leaves out what the council has not given', async () => {
    const found = await open('/services/maps')
    expect(found?.text).toContain('On this website')
    expect(found?.text).not.toMatch(/Fee|What to bring|Within|If it is late/)
  })

  test('describes it for search engines, and no text ends the element', async () => {
    const [row = {}] = rows('serviceFacts', 'en')
    const value = [{ ...row, fee: '</script><script>alert(1)</script>' }]
    const found = await open('/services/birth-certificate', 'en', { serviceFacts: { ok: true, value } })
    const [written = ''] = /(?<=ld\+json">).*?(?=<\/script>)/.exec(found?.html ?? '') ?? []
    expect(JSON.parse(written)).toMatchObject({
      '@type': 'GovernmentService',
      name: 'Birth certificate',
      url: `${origin}/services/birth-certificate`,
      offers: { description: '</script><script>alert(1)</script>' },
      availableChannel: [{ processingTime: 'P3D' }, { processingTime: 'P3D' }],
    })
  })

  test('has the letters of the Act that it is given under', async () => {
    const found = await open('/services/birth-certificate')
    expect(found?.links).toContain('/services/birth-certificate/first-appeal')
    expect(found?.text).toContain('Maharashtra State Commission for Right to Service')
    expect((await open('/services/ask-for-information'))?.text).not.toContain(
      'Commission for Right to Service',
    )
  })
})

describe('the letter of an appeal', () => {
  test('is in both languages, the page’s own first, with blanks', async () => {
    const found = await open('/services/birth-certificate/first-appeal', 'mr')
    const sheets = found?.elements('article') ?? []
    expect(sheets.map(({ lang }) => lang)).toEqual(['mr', 'en'])
    expect(sheets[0]?.textContent).toContain('कलम\u00a0९(१)')
    expect(sheets[0]?.textContent).toContain('३ दिवस')
    expect(sheets[1]?.textContent).toContain('section 9(1)')
    expect(sheets[1]?.textContent).toContain('Registrar of Births and Deaths')
    expect(sheets[1]?.textContent).not.toContain('____')
    expect(sheets[1]?.textContent).toContain('(to fill in)')
  })

  test.each(['/services/maps/first-appeal', '/services/ask-for-information/first-appeal'])(
    '%s is not there without an Act and an officer',
    async (path) => expect(await open(path)).toBeUndefined(),
  )
})

describe('the server', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
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

  test('answers 200 for a service, 404 for none, 503 while nobody knows', async () => {
    expect(await statusOf('/mr/services/birth-certificate')).toBe(200)
    expect(await statusOf('/services/nothing')).toBe(404)
    expect(await statusOf('/services/birth-certificate', { serviceFacts: unavailable })).toBe(503)
  })

  test('the browser goes there by a document of its own', async () => {
    const request = new Request(`${origin}/services/birth-certificate`)
    const thrown: Response = await page.clientLoader({ request } as never).catch((answer) => answer)
    expect(thrown.headers.get('x-remix-reload-document')).toBe('true')
  })
})
