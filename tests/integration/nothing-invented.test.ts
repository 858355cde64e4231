import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmptyCouncil } from '../support/empty-council.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { mappedAddresses } from '../support/mapped-addresses.ts'
import { ascii, everyPage, expectNothingInvented } from '../support/nothing-invented.ts'
import { ownApp } from '../support/own-council.ts'
import { startOwnSite } from '../support/own-site.ts'

const origin = 'https://council.example'
const patience = 900_000

type Site = Awaited<ReturnType<typeof startOwnSite>>
type Council = Awaited<ReturnType<typeof startEmptyCouncil>>

let council: Council
beforeAll(async () => {
  council = await startEmptyCouncil()
})
afterAll(() => council.stop())

/** The schemes, the law on information, and how to reach and to read the council: the other pages show its lists. */
const withWordsOfTheirOwn = [
  ...['/', '/amrut', '/contact', '/nuhm', '/open-data', '/pmay', '/right-to-information'],
  '/screen-reader-access',
]

async function mappedPages({ url }: Site): Promise<string[]> {
  const paths = await mappedAddresses(url)
  return paths.filter((path) => !/^\/mr(\/|$)/.test(path)).sort()
}

describe('on a council’s first day', () => {
  test(
    'no page, state or error names a number, host, e-mail, name or place that it did not give',
    async () => {
      const site = await startOwnSite({ API_ROOT: council.root, ORIGIN: origin })
      try {
        const pages = await everyPage(site)
        expectNothingInvented(pages, { origin })
        expect(await mappedPages(site)).toEqual(withWordsOfTheirOwn)
        const home = pages.find(({ address }) => address === '/')?.html ?? ''
        expect(home).toContain('tel:112')
        expect(home).not.toMatch(/No [a-z ]+ available|not published|No data/)
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
        expectNothingInvented(pages, {
          origin,
          calls: ['tel:02055501', 'tel:02055502'],
          hosts: ['video.example'],
        })
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

describe('a council of our desk', () => {
  const folder = fileURLToPath(new URL('../../content/councils/', import.meta.url))
  const factsOf = (seed: string) => {
    if (seed === 'skeleton') return {}
    const said = JSON.parse(readFileSync(path.join(folder, seed, 'settings.json'), 'utf8'))
    const numbers = [...said.phones, said.helpline, said.emergency ?? '']
    return { calls: numbers.map((number) => `tel:${ascii(number)}`), mails: [said.email] }
  }

  test.each(['skeleton', 'small', 'one-language', 'large'])(
    'that begins as %s says only what its content says, on every page',
    async (seed) => {
      const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-seed-'))
      const desk = await ownApp('cms', { data, env: { SEED: seed } })
      try {
        await desk.start()
        // A new council is closed. In front of a server that cannot close it, its website is open.
        const open = await startFaultProxy(desk.port, { lacks: ['/api/opening'] })
        const site = await startOwnSite({ API_ROOT: open.root, ORIGIN: origin })
        try {
          const pages = await everyPage(site)
          expectNothingInvented(pages, { origin, ...factsOf(seed) })
          const home = pages.find(({ address }) => address === '/')?.html ?? ''
          expect(home).not.toMatch(/No [a-z ]+ available|No data/)
          expect(home.includes('href="/ward"')).toBe(seed !== 'skeleton')
          expect(home.includes('href="/departments"')).toBe(seed === 'one-language' || seed === 'large')
        } finally {
          await site.stop()
          await open.stop()
        }
      } finally {
        await desk.stop()
        rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
      }
    },
    patience,
  )
})
