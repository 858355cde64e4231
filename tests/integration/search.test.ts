import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readerOf } from '../../apps/site/app/testing/reader-of.ts'
import { siteUrl } from '../support/council.ts'

/** The index is made in the background after a start; a search before that says that it is being prepared. */
beforeAll(async () => {
  const statusOfSearch = async () => (await fetch(`${siteUrl}/search.json?q=ward&lang=en`)).status
  await vi.waitFor(async () => expect(await statusOfSearch()).toBe(200), { timeout: 60_000, interval: 200 })
}, 90_000)

/** The links that a search leads to: those of the lists in the main part of its page. */
async function foundBy(asked: string, language: 'en' | 'mr' = 'en') {
  const prefix = language === 'mr' ? '/mr' : ''
  const response = await fetch(`${siteUrl}${prefix}/search?q=${encodeURIComponent(asked)}`)
  expect(response.status).toBe(200)
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? []
  const part = readerOf(main).getByRole('main')
  return [...part.querySelectorAll('ol a, ul a')].map((link) => ({
    text: link.textContent ?? '',
    address: link.getAttribute('href') ?? '',
  }))
}

describe('the same thing is found however it is written', () => {
  test.each(['malmatta', 'maalmatta', 'मालमत्ता', 'मालमत्तेच्या'])(
    '“%s” leads to the properties',
    async (asked) => {
      const texts = (await foundBy(asked)).map(({ text }) => text)
      expect(texts).toContainEqual(expect.stringMatching(/propert|मालमत्ता|मिळकत/i))
    },
  )

  test.each(['ward 12', 'वॉर्ड १२', 'प्रभाग १२'])('“%s” leads to the wards', async (asked) => {
    const addresses = (await foundBy(asked, 'mr')).map(({ address }) => address)
    expect(addresses).toContainEqual(expect.stringContaining('/ward'))
  })
})

test('a news item leads to the news', async () => {
  const addresses = (await foundBy('mock drill')).map(({ address }) => address)
  expect(addresses).toContainEqual(expect.stringMatching(/\/(news|videos|photos)/))
})
