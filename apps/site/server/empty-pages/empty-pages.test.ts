import { exampleRows } from '@nagardwar/contract/examples'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'
import { createEmptyPages } from './empty-pages.ts'
import { menuWithout } from './menu-without.ts'

const road = { id: 1, language_code: 'en', description: 'Lake Road', length: '1 km' }
const menu = [
  { id: 1, language_code: 'en', mainMenu: 'Home', mainMenuLink: '/', subMenus: [] },
  {
    id: 2,
    language_code: 'en',
    mainMenu: 'City',
    mainMenuLink: '#',
    subMenus: [{ id: 3, subMenu: 'Roads', subLink: '/mr/Roads/' }],
  },
  { id: 4, language_code: 'en', mainMenu: 'Contact', mainMenuLink: '/contact', subMenus: [] },
]
const patience = { timeout: 20_000, interval: 200 }

let api: FakeApi
let site: TestSite

/** A council with this menu whose roads are answered so. */
async function open(roads: () => Response): Promise<void> {
  api = await startFakeApi()
  api.answers.set('/main-menus', () => Response.json(menu))
  api.answers.set('/roads', roads)
  site = await startTestSite({ apiRoot: api.root })
  await site.site.warmUp()
}
async function close(): Promise<void> {
  await site.stop()
  await api.stop()
}
const labels = async (): Promise<string[]> => {
  const answer = JSON.parse((await site.get('/api/main-menus?lang=en')).text) as { mainMenu: string }[]
  return answer.map(({ mainMenu }) => mainMenu)
}
const isMapped = async () => (await site.get('/sitemap.xml')).text.includes('http://council.example/roads<')

describe('a page without content', () => {
  beforeAll(() => open(() => Response.json([])))
  afterAll(close)

  test('is in no menu and in no site map, and so is a parent that has lost all its entries', async () => {
    expect(await labels()).toEqual(['Home', 'Contact'])
    expect(await isMapped()).toBe(false)
  })

  test('is there for those who open it', async () => {
    expect((await site.get('/roads')).status).toBe(200)
  })

  test('comes with its first record, though nobody opens it', async () => {
    api.answers.set('/roads', () => Response.json([road]))
    await vi.waitFor(async () => expect(await labels()).toEqual(['Home', 'City', 'Contact']), patience)
    await vi.waitFor(async () => expect(await isMapped()).toBe(true), patience)
  })

  test('goes again with its last record', async () => {
    api.answers.set('/roads', () => Response.json([]))
    await vi.waitFor(async () => {
      await site.get('/roads')
      expect(await labels()).toEqual(['Home', 'Contact'])
    }, patience)
  })

  test('stays left out while the API is away, as it was last known', async () => {
    api.answers.set('/roads', () => new Response('', { status: 500 }))
    await site.get('/roads')
    expect(await labels()).toEqual(['Home', 'Contact'])
  })

  test('is shown where the council wants it all the same', async () => {
    const settings = { id: 1, language_code: 'en', name: 'Council', shown_when_empty: ['/roads'] }
    api.answers.set('/settings', () => Response.json([settings]))
    await vi.waitFor(async () => {
      await site.get('/api/settings?lang=en')
      expect(await labels()).toEqual(['Home', 'City', 'Contact'])
    }, patience)
  })
})

test.each([
  ['in trouble', () => new Response('', { status: 500 })],
  ['absent from an older server', () => new Response('', { status: 404 })],
  ['a page of HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['full of rows that cannot be read', () => Response.json([17, 'x'])],
  ['no list at all', () => Response.json({ message: 'wait' })],
])('a list that is %s is not empty', async (_, roads) => {
  await open(roads)
  try {
    expect(await labels()).toEqual(['Home', 'City', 'Contact'])
    expect(await isMapped()).toBe(true)
  } finally {
    await close()
  }
})

test('a heading at the address of a page that the council does not have is led to', async () => {
  const entry = { id: 5, language_code: 'en', mainMenu: 'Budget', mainMenuLink: '/budget', subMenus: [] }
  const heading = {
    id: 1,
    p_id: 1,
    language_code: 'en',
    department_heading: 'Budget',
    heading_link: 'Budget',
  }
  api = await startFakeApi()
  api.answers.set('/main-menus', () => Response.json([entry]))
  api.answers.set('/budgets', () => new Response('', { status: 404 }))
  api.answers.set('/department-datas', () => Response.json([heading]))
  site = await startTestSite({ apiRoot: api.root })
  try {
    await site.site.warmUp()
    expect(await labels()).toEqual(['Budget'])
  } finally {
    await close()
  }
})

test('links elsewhere, to documents and to nowhere stay in the menu', () => {
  const entry = (
    mainMenuLink: string,
    subMenus: { id: number; subMenu: string; subLink: string }[] = [],
  ) => ({
    id: 1,
    language_code: 'en' as const,
    mainMenu: 'Entry',
    mainMenuLink,
    subMenus,
  })
  const kept = [entry('#'), entry(''), entry('https://roads.example/roads'), entry('/uploads/roads.pdf')]
  expect(menuWithout([...kept, entry('/roads'), entry('/roads?x=1')], ['/roads'])).toEqual(kept)
})

test.each([
  ['/services/birth-certificate', []],
  ['/services/trade-licence', ['/services/birth-certificate']],
])('home is led to the birth certificate where the council has that service: %s', (link, left) => {
  const service = { ...exampleRows('serviceFacts', 'en')[0], link }
  const known = (name: string) => ({ ok: true, value: name === 'serviceFacts' ? [service] : [] })
  const out = createEmptyPages({ routes: {}, listCache: { known, isEmpty: () => false } as never })
  expect(out.now().filter((address) => address.startsWith('/services'))).toEqual(left)
})
