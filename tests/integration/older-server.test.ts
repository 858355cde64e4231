import { type OlderServer, startOlderServer } from '@nagardwar/contract/testing/older-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentsRead, mappedAddresses } from '../support/mapped-addresses.ts'
import { startOwnSite } from '../support/own-site.ts'
import { textsOf } from '../support/page-texts.ts'
import { mainOf, oldCopy, parting, wordsIn } from '../support/page-words.ts'
import { inLanguage, languages, pages as routed } from '../support/site-map.ts'

/** What such a server does not say has no page. */
const pages = routed.filter((page) => page !== '/transparency')

const patience = { timeout: 240_000 }
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let older: OlderServer
let site: Awaited<ReturnType<typeof startOwnSite>>
let addresses: string[]
/** The documents of all pages, as they were while all was well. */
const known = new Map<string, string>()

const read = async (address: string) => {
  const response = await fetch(site.url + address)
  return { status: response.status, html: await response.text() }
}
const state = async () => (await fetch(`${site.url}/readyz`)).json()

async function until(isSo: () => Promise<boolean>, limit = 60_000) {
  const end = Date.now() + limit
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to that in time')
    await pause(300)
  }
}

/** Pages with the sizes of their documents, which the site learns after it has shown them once. */
async function learn(): Promise<void> {
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const address of addresses) {
      const { html } = await read(address)
      if (wordsIn(known.get(address) ?? '') !== wordsIn(html)) isSettled = false
      known.set(address, html)
    }
    // A list is taken as it is for two seconds.
    await pause(2500)
  }
}

beforeAll(async () => {
  older = await startOlderServer()
  site = await startOwnSite({ API_ROOT: older.root, ORIGIN: 'https://council.example' })
  await until(async () => (await state()).known > 0)
  addresses = [
    ...new Set([
      ...languages.flatMap((language) => pages.map((page) => inLanguage(page, language))),
      ...(await mappedAddresses(site.url)),
    ]),
  ]
  await learn()
}, patience.timeout)
afterAll(async () => {
  await site?.stop()
  await older?.die()
})

/** Pages of lists that the server has, of each kind. */
const pagesOfLists = [
  '/ward',
  '/roads',
  '/elected-member',
  '/awards',
  '/certificates',
  '/general-meetings',
].flatMap((page) => [page, `/mr${page}`])

const withoutMark = async (of: string[]): Promise<string[]> => {
  const silent: string[] = []
  for (const address of of) if (!oldCopy.test(mainOf((await read(address)).html))) silent.push(address)
  return silent
}

const program = /undefined|NaN|\[object|Invalid Date|\bnull\b|\{\{/
const trouble = /try again|पुन्हा प्रयत्न|role="alert"|Loading\.\.\.|Loding|लोड होत आहे/i
/** What is no language: addresses, abbreviations, and the name of a program. */
const languageless = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b[A-Z]{1,4}\b|\(axe\)/g

/** Texts that a screen reader would read in the wrong language. A document's title has no language of its own. */
const misread = (html: string) =>
  textsOf(html.replace(/<title>[^<]*<\/title>/, '')).filter(({ text, language }) => {
    const words = text.replaceAll(languageless, ' ')
    if (language === 'mr') return /[A-Za-z]{2}|[0-9]/.test(words)
    return language === 'en' && /[०-९]|\p{Script=Devanagari}/u.test(words)
  })

/** What keeps a page from reading well. */
function faultsOf(address: string, { status, html }: { status: number; html: string }): string[] {
  const faults: string[] = []
  const language = /^\/mr(\/|$)/.test(address) ? 'mr' : 'en'
  if (status !== 200) faults.push(`status ${status}`)
  if (!html.includes(`<html lang="${language}"`)) faults.push('the document’s language')
  if (html.match(/<h1[\s>]/g)?.length !== 1) faults.push('not one heading of the page')
  const left = textsOf(html).find(({ text }) => program.test(text))
  if (left) faults.push(`left by a program: ${left.text}`)
  const wrong = misread(html).map(({ text, language: marked }) => `${text} (${marked})`)
  if (wrong.length > 0) faults.push(`in the wrong language: ${wrong.slice(0, 5).join(' | ')}`)
  const box = trouble.exec(mainOf(html))
  if (box) faults.push(`trouble where there is none: ${box[0]}`)
  return faults.map((fault) => `${address}: ${fault}`)
}

describe('in front of a council’s older server', () => {
  test('every page reads well in both languages', () => {
    const [departments, wards] = [18, 47]
    expect(addresses.length).toBe(2 * (pages.length + departments + wards) + documentsRead)
    expect(
      addresses.flatMap((address) => faultsOf(address, { status: 200, html: known.get(address) ?? '' })),
    ).toEqual([])
  })

  test('every link of ours leads to a page', patience, async () => {
    const links = [...known.values()].flatMap((html) =>
      [...html.matchAll(/<a [^>]*href="(\/(?!api\/|images\/)[^"#?]*)/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      ),
    )
    const unknown = [...new Set(links)].filter((link) => !known.has(link))
    const broken: string[] = []
    for (const link of unknown) if ((await fetch(site.url + link)).status !== 200) broken.push(link)
    expect(broken).toEqual([])
  })

  test('a list that it does not have is said not to be published here', () => {
    for (const page of ['/schools', '/news', '/hospital', '/citizen-charter'])
      for (const language of languages)
        expect(wordsIn(known.get(inLanguage(page, language)) ?? ''), page).toMatch(
          /This is not published on this website|ही माहिती या संकेतस्थळावर प्रसिद्ध केली जात नाही/,
        )
  })

  test(
    'when it dies, every page stays as it was and says so; when it is back, pages are new within seconds',
    patience,
    async () => {
      await older.die()
      await expect.poll(async () => withoutMark(pagesOfLists), { timeout: 60_000, interval: 300 }).toEqual([])
      const changed: object[] = []
      for (const address of addresses) {
        const now = await read(address)
        expect(faultsOf(address, now)).toEqual([])
        const [was = '', is = ''] = [known.get(address) ?? '', now.html].map(wordsIn)
        if (was !== is) changed.push({ address, ...parting(was, is) })
      }
      expect(changed).toEqual([])
      Object.assign(older.lists['/roads']?.[0] ?? {}, { description: 'Concrete roads' })
      await older.comeBack()
      await until(async () => (await read('/mr/roads')).html.includes('Concrete roads'), 15_000)
      const marked = async () => addresses.length - (await withoutMark(addresses)).length
      await expect.poll(marked, { timeout: 30_000, interval: 300 }).toBe(0)
    },
  )
})
