import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stores } from '../app/offline/stores.ts'
import { mostAssets, mostLists, mostPages } from './bounds.ts'
import { asset, keepList, keepPage, keptPage, removeOtherStores, sweepAssets } from './library.ts'

const origin = 'https://council.example'
const html = { 'content-type': 'text/html; charset=utf-8' }

/** The part of the Cache API that the worker uses, with names in the order of storing. */
class MemoryCache {
  readonly entries = new Map<string, Response>()
  private nameOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  match = async (request: string | { url: string }) => this.entries.get(this.nameOf(request))?.clone()
  put = async (request: string, response: Response) => void this.entries.set(this.nameOf(request), response)
  delete = async (request: string | { url: string }) => this.entries.delete(this.nameOf(request))
}

let memory: Map<string, MemoryCache>
let network: Map<string, Response>
const namesIn = (store: string) =>
  [...(memory.get(store)?.entries.keys() ?? [])].map((url) => url.slice(origin.length))

beforeEach(() => {
  memory = new Map()
  network = new Map()
  vi.stubGlobal('caches', {
    open: async (name: string) => memory.get(name) ?? memory.set(name, new MemoryCache()).get(name),
    keys: async () => [...memory.keys()],
    delete: async (name: string) => memory.delete(name),
  })
  vi.stubGlobal(
    'fetch',
    async (address: string) => network.get(address)?.clone() ?? new Response('', { status: 404 }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const page = (...assets: string[]) =>
  new Response(`<html>${assets.map((address) => `<link href="${address}">`).join('')}`, { headers: html })
const serve = (address: string, body = '') => void network.set(address, new Response(body))

describe('a page is kept', () => {
  test('with its scripts, its styles and what these need', async () => {
    serve('/assets/root-1.js')
    serve(
      '/assets/frame-1.css',
      'a{background:url(/assets/skyline-1.svg)}@font-face{src:url(/assets/other-1.woff2)}',
    )
    serve('/assets/skyline-1.svg')
    serve('/assets/latin-1.woff2')
    await keepPage(
      `${origin}/roads`,
      page('/assets/root-1.js', '/assets/frame-1.css', '/assets/latin-1.woff2'),
    )
    expect(namesIn(stores.read)).toEqual(['/roads'])
    expect(namesIn(stores.assets).sort()).toEqual([
      '/assets/frame-1.css',
      '/assets/latin-1.woff2',
      '/assets/root-1.js',
      '/assets/skyline-1.svg',
    ])
  })

  test('with what its script loads later to keep messages, where it is the page of the form', async () => {
    const keeper = '/assets/without-network-a1b2c3d4.js'
    serve('/assets/route-1.js', 'const load=()=>import(`./without-network-a1b2c3d4.js`)')
    serve(keeper)
    await keepPage(`${origin}/roads`, page('/assets/route-1.js'))
    expect(namesIn(stores.assets)).toEqual(['/assets/route-1.js'])
    await keepPage(`${origin}/mr/contact`, page('/assets/route-1.js'))
    expect(namesIn(stores.assets)).toEqual(['/assets/route-1.js', keeper])
    for (let file = 0; file < mostAssets; file++) serve(`/assets/old-${file}.js`)
    for (let file = 0; file < mostAssets; file++) await asset(`/assets/old-${file}.js`)
    await sweepAssets()
    expect(namesIn(stores.assets)).toEqual(['/assets/route-1.js', keeper])
  })

  test('with what these load in turn, each once, also where two name each other', async () => {
    serve('/assets/route-1.js', 'import(`./send-written-a1b2c3d4.js`)')
    serve('/assets/send-written-a1b2c3d4.js', 'import"./feedback-e5f6g7h8.js"')
    serve('/assets/feedback-e5f6g7h8.js', 'import(`./send-written-a1b2c3d4.js`)')
    await keepPage(`${origin}/contact`, page('/assets/route-1.js'))
    const kept = ['/assets/feedback-e5f6g7h8.js', '/assets/route-1.js', '/assets/send-written-a1b2c3d4.js']
    expect(namesIn(stores.assets).sort()).toEqual(kept)
    for (let file = 0; file < mostAssets; file++) serve(`/assets/old-${file}.js`)
    for (let file = 0; file < mostAssets; file++) await asset(`/assets/old-${file}.js`)
    await sweepAssets()
    expect(namesIn(stores.assets).sort()).toEqual(kept)
  })

  test('not at all when one of its files is not there: a copy is never half of one build and half of another', async () => {
    await expect(keepPage(`${origin}/roads`, page('/assets/root-1.js'))).rejects.toThrow('root-1.js')
    expect(namesIn(stores.read)).toEqual([])
  })

  test('without fonts where it is only kept in case', async () => {
    serve('/assets/devanagari-1.woff2')
    await keepPage(`${origin}/mr/hospital`, page('/assets/devanagari-1.woff2'), false)
    expect(namesIn(stores.essentials)).toEqual(['/mr/hospital'])
    expect(namesIn(stores.assets)).toEqual([])
  })

  test('until the council closes its website; then only whom to call stays', async () => {
    await keepPage(`${origin}/roads`, page())
    await keepPage(`${origin}/contact`, page())
    await keepList(`${origin}/api/roads`, Response.json([]))
    const closed = new Response('', { status: 503, headers: { ...html, 'x-website': 'closed' } })
    await keepPage(`${origin}/wards`, closed)
    expect([namesIn(stores.read), namesIn(stores.lists)]).toEqual([[], []])
    expect(namesIn(stores.essentials)).toEqual(['/contact'])
  })

  test('until the council takes it away', async () => {
    await keepPage(`${origin}/notice`, page())
    await keepPage(`${origin}/notice`, new Response('', { status: 404, headers: html }))
    expect(await keptPage(`${origin}/notice`)).toBeUndefined()
  })

  test('and stays as it was when the server is in trouble', async () => {
    await keepPage(`${origin}/roads`, page())
    await keepPage(`${origin}/roads`, new Response('Trouble', { status: 503, headers: html }))
    expect(await (await keptPage(`${origin}/roads`))?.text()).toBe('<html>')
  })
})

describe('what is kept is bounded', () => {
  test('the pages read longest ago go first, and never what everybody may need', async () => {
    await keepPage(`${origin}/hospital`, page())
    for (let number = 0; number < mostPages; number++) await keepPage(`${origin}/page-${number}`, page())
    await keepPage(`${origin}/page-0`, page())
    await keepPage(`${origin}/new`, page())
    expect(namesIn(stores.read)).toHaveLength(mostPages)
    expect(namesIn(stores.read)).not.toContain('/page-1')
    expect(namesIn(stores.read)).toEqual(expect.arrayContaining(['/page-0', '/page-2', '/new']))
    expect(namesIn(stores.essentials)).toEqual(['/hospital'])
  })

  test('lists too', async () => {
    const list = () => new Response('[]', { headers: { 'content-type': 'application/json' } })
    for (let number = 0; number <= mostLists; number++) await keepList(`${origin}/api/list-${number}`, list())
    expect(namesIn(stores.lists)).toHaveLength(mostLists)
    expect(namesIn(stores.lists)).not.toContain('/api/list-0')
  })

  test('of the files of old builds only those stay that a kept page needs', async () => {
    serve('/assets/frame-1.css', 'a{background:url(/assets/skyline-1.svg)}')
    serve('/assets/skyline-1.svg')
    await keepPage(`${origin}/roads`, page('/assets/frame-1.css'))
    for (let number = 0; number < mostAssets; number++) {
      serve(`/assets/old-${number}.js`)
      await asset(`/assets/old-${number}.js`)
    }
    await sweepAssets()
    expect(namesIn(stores.assets).sort()).toEqual(['/assets/frame-1.css', '/assets/skyline-1.svg'])
  })

  test('and while they are few, all stay', async () => {
    serve('/assets/old.js')
    await asset('/assets/old.js')
    await sweepAssets()
    expect(namesIn(stores.assets)).toEqual(['/assets/old.js'])
  })
})

test('a file of the build is fetched once', async () => {
  serve('/assets/root-1.js', 'start()')
  await asset('/assets/root-1.js')
  network.clear()
  expect(await (await asset('/assets/root-1.js')).text()).toBe('start()')
})

test('stores of an earlier worker are removed', async () => {
  memory.set('read-pages-0', new MemoryCache())
  memory.set(stores.read, new MemoryCache())
  await removeOtherStores()
  expect([...memory.keys()]).toEqual([stores.read])
})
