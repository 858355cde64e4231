import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf } from '../../apps/site/app/testing/document-of.ts'
import { startHostileApi } from '../support/hostile-api.ts'
import { startOwnSite } from '../support/own-site.ts'
import { dangersIn, noDangers } from '../support/page-dangers.ts'
import { inLanguage, kindsOfPage, pages } from '../support/site-map.ts'

let api: Awaited<ReturnType<typeof startHostileApi>>
let site: Awaited<ReturnType<typeof startOwnSite>>

beforeAll(async () => {
  api = await startHostileApi()
  site = await startOwnSite({ API_ROOT: api.root })
})
afterAll(async () => {
  await site?.stop()
  await api?.stop()
})

// Those that `tests/browser/hostile-content.test.ts` does not open. The attacks are the same in both languages.
const addresses = pages
  .filter((path) => !kindsOfPage.includes(path))
  .map((path, place) => inLanguage(path, place % 2 === 0 ? 'en' : 'mr'))

test.each(addresses)('%s has the words of a hostile server as words', async (address) => {
  const response = await fetch(site.url + address)
  expect(response.status).toBe(200)
  const page = documentOf(await response.text())
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(dangersIn([...page.querySelectorAll('*')], site.url + address)).toEqual(noDangers)
})

test('what is dangerous is found in a document', () => {
  const page = documentOf(
    `<a href="javascript:stolen=1" onclick="stolen=1">a</a><iframe></iframe><script>stolen=1</script>`,
  )
  expect(dangersIn([...page.querySelectorAll('*')], 'https://council.example/')).toEqual({
    handlers: ['onclick'],
    unsafe: ['javascript:stolen=1'],
    frames: 1,
    foreignScripts: 1,
  })
})
