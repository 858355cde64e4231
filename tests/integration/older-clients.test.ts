import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnApp, type OwnData, ownApp, ownData } from '../support/own-council.ts'
import { startOwnSite } from '../support/own-site.ts'
import { parting, steadyWordsIn } from '../support/page-words.ts'
import { contentPages, inLanguage, languages, pages } from '../support/site-map.ts'

const compatible = { API_COMPATIBILITY: 'images-as-text,one-language' }
const addresses = languages.flatMap((language) =>
  [...pages, ...contentPages].map((page) => inLanguage(page, language)),
)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Seen = { pages: Map<string, string>; gardens: string; roads: unknown[] }

let council: OwnData
beforeAll(async () => {
  council = await ownData()
}, 120_000)
afterAll(() => council?.remove())

/** Which a site learns after it has shown a file. */
const sizes = /, [0-9०-९.,]+ (?:[KM]B|केबी|एमबी)/g

/** The words and pictures of a page's content. */
const contentOf = (html: string): string =>
  [
    steadyWordsIn(html).replaceAll(sizes, ''),
    ...[...html.matchAll(/<img[^>]* src="([^"]*)/g)].map(([, source]) => source),
  ].join(' ')

async function read(url: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  for (const address of addresses) {
    let response = await fetch(url + address)
    // What the desk computes comes a moment after the site's start.
    for (let asked = 1; response.status === 503 && asked < 20; asked++) {
      await pause(500)
      response = await fetch(url + address)
    }
    expect([address, response.status]).toEqual([address, 200])
    seen.set(address, contentOf(await response.text()))
  }
  return seen
}

/** A desk and a site of the council, both with these settings. */
async function seenWith(env: Record<string, string>): Promise<Seen> {
  const desk: OwnApp = await ownApp('cms', { data: council.data, env })
  await desk.start()
  try {
    const site = await startOwnSite({ API_ROOT: `${desk.url}/api`, ...env })
    try {
      const { images } = (await (await fetch(`${desk.url}/api/gardens?lang=en`)).json())[0]
      const roads = await (await fetch(`${desk.url}/api/roads`)).json()
      return { pages: await read(site.url), gardens: typeof images, roads }
    } finally {
      await site.stop()
    }
  } finally {
    await desk.stop()
  }
}

test('every page is the same in front of a desk that answers as older clients read it', async () => {
  const plain = await seenWith({})
  const older = await seenWith(compatible)
  expect([plain.gardens, older.gardens]).toEqual(['object', 'string'])
  expect(older.roads).toHaveLength(plain.roads.length / 2)
  const differ = addresses.flatMap((address) => {
    const [was, is] = [plain, older].map((seen) => seen.pages.get(address) ?? '')
    return was === is ? [] : [[address, parting(was ?? '', is ?? '')]]
  })
  expect(differ).toEqual([])
  expect(plain.pages.get('/gardens')).toMatch(/\/image\//)
}, 600_000)
