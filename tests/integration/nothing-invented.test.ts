import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmptyCouncil } from '../support/empty-council.ts'
import { startOwnSite } from '../support/own-site.ts'

/** What is true in all of India or Maharashtra, each with its source in the code beside it. */
const national = {
  calls: ['tel:112'],
  hosts: ['www.pmaymis.gov.in', 'amrut.mohua.gov.in', 'pmmvy.wcd.gov.in', 'rtionline.maharashtra.gov.in'],
}
const origin = 'https://council.example'
const patience = 300_000

type Site = Awaited<ReturnType<typeof startOwnSite>>
type Council = Awaited<ReturnType<typeof startEmptyCouncil>>
type Page = { address: string; html: string }

let council: Council
beforeAll(async () => {
  council = await startEmptyCouncil()
})
afterAll(() => council.stop())

/** Every page of the site map, the pages of states and errors, and the documents for machines. */
async function everyPage({ url }: Site): Promise<Page[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
  const states = ['/offline', '/search?q=water', '/search', '/no-such-page', '/elected-member?page=9']
  const machines = [
    '/manifest.webmanifest',
    '/mr/manifest.webmanifest',
    '/robots.txt',
    '/.well-known/security.txt',
  ]
  const addresses = [...new Set([...mapped, ...states, ...states.map((path) => `/mr${path}`), ...machines])]
  const pages: Page[] = []
  for (const address of addresses) pages.push({ address, html: await (await fetch(url + address)).text() })
  for (const language of ['', '/mr'])
    pages.push({
      address: `${language}/contact, sent empty`,
      html: await sentEmpty(`${url}${language}/contact`),
    })
  return pages
}

const sentEmpty = async (address: string): Promise<string> =>
  (await fetch(address, { method: 'POST', body: new URLSearchParams({ name: '' }) })).text()

const found = (pages: Page[], pattern: RegExp, isKnown: (what: string) => boolean = () => false): string[] =>
  pages.flatMap(({ address, html }) =>
    [...html.matchAll(pattern)]
      .map(([what]) => what)
      .filter((what) => !isKnown(what))
      .map((what) => `${address}: ${what}`),
  )

/** The words that readers see or hear, without script, style and drawings. */
const words = (pages: Page[]): Page[] =>
  pages.map(({ address, html }) => ({
    address,
    html: html
      .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;/g, '’'),
  }))

const hostOf = (address: string): string => new URL(address.split('"').at(-1) ?? '').host

function expectNothingInvented(pages: Page[], own: { calls?: string[]; hosts?: string[] } = {}): void {
  expect(pages.length).toBeGreaterThan(80)
  expect(found(pages, /sahya\s?nagar|सह्यनगर/giu)).toEqual([])
  const calls = [...national.calls, ...(own.calls ?? [])]
  expect(found(pages, /tel:[+\d]+/g, (call) => calls.includes(call))).toEqual([])
  expect(found(pages, /mailto:[^"\s]+/g)).toEqual([])
  expect(found(pages, /[\w.-]+@[\w-]+\.[a-z]{2,}/g)).toEqual([])
  const hosts = [new URL(origin).host, ...national.hosts, ...(own.hosts ?? [])]
  const linked = /(?:href|src|action)="https?:\/\/[^/"\s]+/g
  expect(found(pages, linked, (link) => hosts.includes(hostOf(link)))).toEqual([])
  const read = words(pages)
  // Seven digits and more, with what people write between them: neither a date nor an amount.
  const number = /(?<![\d०-९.,])[\d०-९]{3,5}[ -][\d०-९]{3,4}(?:[ -][\d०-९]{3,5})?(?![\d०-९.])/g
  expect(found(read, number, (text) => calls.some((call) => ascii(text) === call.slice(4)))).toEqual([])
  expect(
    found(read, /working days?|within an hour|24 hours|day and night|Saturday|कार्यालयीन दिवस|शनिवार/g),
  ).toEqual([])
  expect(found(read, /15,418|2,298|1,836|47\.15|Town Hall|नगरभवन|property tax payment/gi)).toEqual([])
}

const ascii = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit))).replace(/\D/g, '')

describe('on a council’s first day', () => {
  test(
    'no page, state or error names a number, host, e-mail, name or place that it did not give',
    async () => {
      const site = await startOwnSite({ API_ROOT: council.root, ORIGIN: origin })
      try {
        const pages = await everyPage(site)
        expectNothingInvented(pages)
        expect(pages.find(({ address }) => address === '/')?.html).toContain('tel:112')
      } finally {
        await site.stop()
      }
    },
    patience,
  )
})

describe('a council with facts of its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-facts-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test(
    'is called by its name, and has its numbers and no others',
    async () => {
      const file = path.join(folder, 'council.json')
      writeFileSync(
        file,
        JSON.stringify({
          name: { en: 'Nadgaon Nagar Panchayat', mr: 'नदगाव नगरपंचायत' },
          helpline: '02055501',
          emergency: '02055502',
          videoChannel: 'https://video.example/nadgaon',
        }),
      )
      const site = await startOwnSite({ API_ROOT: council.root, ORIGIN: origin, COUNCIL_FILE: file })
      try {
        const pages = await everyPage(site)
        expectNothingInvented(pages, { calls: ['tel:02055501', 'tel:02055502'], hosts: ['video.example'] })
        const home = pages.find(({ address }) => address === '/')?.html
        expect(home).toContain('Nadgaon Nagar Panchayat')
        expect(home).toContain('tel:02055502')
        expect(pages.find(({ address }) => address === '/mr')?.html).toContain('नदगाव नगरपंचायत')
      } finally {
        await site.stop()
      }
    },
    patience,
  )
})
