import { describe, expect, test } from 'vitest'
import { keptAtHeader, titleHeader } from '../app/offline/stores.ts'
import { beyond } from './bounds.ts'
import { asCopy, assetsIn, isAnswer, isKeepable, shownList, shownPage, titleOf } from './copy.ts'

const keptAt = '2026-11-21T10:00:00.000Z'
const answer = (headers: Record<string, string>, status = 200) => new Response('', { status, headers })
const html = { 'content-type': 'text/html; charset=utf-8' }

describe('a page may be kept', () => {
  test.each([
    ['when it is whole', answer(html), true],
    ['not when it is missing', answer(html, 404), false],
    ['not when the server is in trouble', answer(html, 503), false],
    ['not when some of its lists failed', answer({ ...html, 'cache-control': 'no-store' }), false],
    ['not when it is something else', answer({ 'content-type': 'application/json' }), false],
  ])('%s', (_, response, expected) => {
    expect(isKeepable(response, 'text/html')).toBe(expected)
  })

  test('not when it is the answer of another address', () => {
    const response = Object.defineProperty(answer(html), 'redirected', { value: true })
    expect(isKeepable(response, 'text/html')).toBe(false)
  })
})

test.each([
  [200, true],
  [404, true],
  [302, true],
  [500, false],
  [502, false],
])('the status %i is an answer: %s', (status, expected) => {
  expect(isAnswer(answer({}, status))).toBe(expected)
})

test('that the website is closed is an answer, and no trouble of the server', () => {
  expect(isAnswer(answer({ 'x-website': 'closed' }, 503))).toBe(true)
})

test('the files that a page names are found, each once', () => {
  const page = `<link rel="modulepreload" href="/assets/root-a_b~1.js"><link rel="stylesheet" href="/assets/frame.css">
    <script type="module">import "/assets/root-a_b~1.js"</script><use href="/assets/sprite-x.svg#home"/>
    <img src="/images/w_96,f_webp/uploads/assets.jpg"><a href="/assets">x</a>`
  expect(assetsIn(page)).toEqual(['/assets/root-a_b~1.js', '/assets/frame.css', '/assets/sprite-x.svg'])
  expect(assetsIn('No page at all')).toEqual([])
})

test.each([
  ['<meta property="og:title" content="Roads"/>', 'Roads'],
  [
    '<meta property="og:title" content="Birth &amp; death, &quot;x&quot; &#x27;y&#x27; &lt;z&gt;"/>',
    `Birth & death, "x" 'y' <z>`,
  ],
  ['<meta property="og:title" content="रस्ते"/>', 'रस्ते'],
  ['<title>No such line</title>', ''],
])('the title of %s', (page, title) => {
  expect(titleOf(page)).toBe(title)
})

describe('a copy of a page', () => {
  const fresh = answer({
    ...html,
    'content-security-policy': "default-src 'none'",
    'content-encoding': 'br',
    'content-length': '7',
  })
  const copy = () => asCopy('<!DOCTYPE html><html lang="mr"><p><html-like>', fresh, keptAt, 'रस्ते')

  test('keeps the policy, the time and the title, and nothing that only the network needed', () => {
    const { headers } = copy()
    expect(headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(headers.get(keptAtHeader)).toBe(keptAt)
    expect(decodeURIComponent(headers.get(titleHeader) ?? '')).toBe('रस्ते')
    expect(headers.has('content-encoding') || headers.has('content-length')).toBe(false)
  })

  test('says on its first element of when it is', async () => {
    const shown = await shownPage(copy())
    expect(await shown.text()).toBe(`<!DOCTYPE html><html data-copy-of="${keptAt}" lang="mr"><p><html-like>`)
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'")
  })
})

test.each([
  ['its own time', {}, keptAt],
  ['the older time of the server’s copy', { 'x-as-of': '2026-11-20T00:00:00Z' }, '2026-11-20T00:00:00Z'],
])('a copy of a list is marked as old with %s', async (_, headers, expected) => {
  const shown = shownList(asCopy('[]', answer(headers), keptAt))
  expect(shown.headers.get('x-as-of')).toBe(expected)
  expect(await shown.json()).toEqual([])
})

test.each([
  [['a', 'b', 'c'], 2, ['a']],
  [['a', 'b'], 2, []],
  [[], 2, []],
])('of %j kept in this order at most %i stay; %j go', (names, most, expected) => {
  expect(beyond(names, most)).toEqual(expected)
})
