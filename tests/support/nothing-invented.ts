import { readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'
import { mappedAddresses } from './mapped-addresses.ts'
import { inLanguage, languages, pages as routed } from './site-map.ts'

/** Facts that are true in all of India or Maharashtra, each with its source in the code. */
const national = {
  calls: ['tel:112'],
  hosts: [
    'www.pmaymis.gov.in',
    'amrut.mohua.gov.in',
    'pmmvy.wcd.gov.in',
    'rtionline.maharashtra.gov.in',
    // The licence of open data.
    'www.data.gov.in',
    // The laws, and the guidelines of the Government of India, that say what must be public.
    'www.indiacode.nic.in',
    'guidelines.india.gov.in',
  ],
}

type Named = { name: Record<string, string> }

/** The people and places of the demo council, which stand on no page of another one. */
const demoNames = [
  'officers',
  'elected-members',
  'presidents',
  'chief-officers',
  'ministers',
  'hospitals',
  'ponds',
]
  .map((list) => new URL(`../../content/demo/${list}.json`, import.meta.url))
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Named[])
  .flatMap(({ name }) => Object.values(name))

type Site = { url: string }
export type Page = { address: string; html: string }
/** What the council has given itself, and the address of its website. */
type Own = { origin: string; calls?: string[]; hosts?: string[]; mails?: string[] }

/** A page that was made before the site had read a list does not know that it is empty. */
const knowsItsLists = (url: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { lists, known } = (await (await fetch(`${url}/readyz`)).json()) as Record<string, number>
      expect(known).toBe(lists)
    },
    { timeout: 180_000, interval: 250 },
  )

/** Every page of the site map, state and error pages, and the documents for machines. */
export async function everyPage({ url }: Site): Promise<Page[]> {
  await knowsItsLists(url)
  const mapped = await mappedAddresses(url)
  // Pages without content are in no site map, and open all the same.
  const fixed = languages.flatMap((language) => routed.map((page) => inLanguage(page, language)))
  const states = ['/offline', '/search?q=water', '/search', '/no-such-page', '/elected-member?page=9']
  const machines = [
    '/manifest.webmanifest',
    '/mr/manifest.webmanifest',
    '/robots.txt',
    '/.well-known/security.txt',
  ]
  const addresses = [
    ...new Set([...mapped, ...fixed, ...states, ...states.map((path) => `/mr${path}`), ...machines]),
  ]
  const read = async (address: string): Promise<Page> => ({
    address,
    html: await (await fetch(url + address)).text(),
  })
  const pages: Page[] = []
  for (let start = 0; start < addresses.length; start += 8)
    pages.push(...(await Promise.all(addresses.slice(start, start + 8).map(read))))
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

/** On `/open-data`: what a field is called says nothing of the council. */
const nameOfField = /<dt><b>[^<]*<\/b> <code[^>]*>[^<]*<\/code><\/dt>/g

/** The text that readers see or hear, without scripts, styles and drawings. */
const words = (pages: Page[]): Page[] =>
  pages.map(({ address, html }) => ({
    address,
    html: html
      .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(nameOfField, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;/g, '’'),
  }))

const hostOf = (address: string): string => new URL(address.split('"').at(-1) ?? '').host

/** No number, host, e-mail, name or place stands there that the council did not give. */
export function expectNothingInvented(pages: Page[], own: Own): void {
  expect(pages.length).toBeGreaterThan(80)
  expect(found(pages, /sahya\s?nagar|सह्यनगर/giu)).toEqual([])
  const calls = [...national.calls, ...(own.calls ?? [])]
  expect(found(pages, /tel:[+\d]+/g, (call) => calls.includes(call))).toEqual([])
  const isOwnMail = (mail: string): boolean => (own.mails ?? []).includes(mail.replace('mailto:', ''))
  expect(found(pages, /mailto:[^"\s]+/g, isOwnMail)).toEqual([])
  expect(found(pages, /[\w.-]+@[\w-]+\.[a-z]{2,}/g, isOwnMail)).toEqual([])
  const hosts = [new URL(own.origin).host, ...national.hosts, ...(own.hosts ?? [])]
  const linked = /(?:href|src|action)="https?:\/\/[^/"\s]+/g
  expect(found(pages, linked, (link) => hosts.includes(hostOf(link)))).toEqual([])
  const read = words(pages)
  const isThere = ({ html }: Page) => demoNames.filter((name) => html.includes(name))
  expect(read.flatMap((page) => isThere(page).map((name) => `${page.address}: ${name}`))).toEqual([])
  // Seven or more digits with their separators: neither a date nor an amount.
  const number = /(?<![\d०-९.,])[\d०-९]{3,5}[ -][\d०-९]{3,4}(?:[ -][\d०-९]{3,5})?(?![\d०-९.])/g
  expect(found(read, number, (text) => calls.some((call) => ascii(text) === call.slice(4)))).toEqual([])
  expect(
    found(
      read,
      /working days?|within an hour|24 hours|day and night|Saturday|कार्यालयीन दिवस|कामकाजाच्या [०-९]|शनिवार/g,
    ),
  ).toEqual([])
  expect(found(read, /15,418|2,298|1,836|47\.15|Town Hall|नगरभवन|property tax payment/gi)).toEqual([])
}

export const ascii = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit))).replace(/\D/g, '')
