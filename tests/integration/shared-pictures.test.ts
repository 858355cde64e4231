import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { documentOf } from '../../apps/site/app/testing/document-of.ts'
import { siteUrl } from '../support/council.ts'
import { contentPages, inLanguage, languages, pages } from '../support/site-map.ts'

const ownPictures = ['/photos', '/gardens', '/schools', '/health', '/ponds-talao', '/maps', '/fire-station']
const measured = new Map<string, ReturnType<typeof measure>>()

/** The page's metadata for messengers, which run no scripts. */
async function shownOf(address: string): Promise<Record<string, string>> {
  const html = await (await fetch(siteUrl + address)).text()
  const tags = documentOf(html).querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')
  return Object.fromEntries(
    [...tags].map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
      tag.getAttribute('content') ?? '',
    ]),
  )
}

async function measure(picture: string) {
  const { pathname } = new URL(picture)
  const bytes = Buffer.from(await (await fetch(siteUrl + pathname)).arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  return { width, height, format, isLight: bytes.length <= 300_000 }
}

describe.each(languages)('a link in %s', (language) => {
  test.each([...pages, ...contentPages, '/no-such-page'])('to %s is shared with a picture', async (page) => {
    const shown = await shownOf(inLanguage(page, language))
    const picture = shown['og:image'] ?? ''
    expect(picture).toMatch(/^https?:\/\/[^/]+\/images\/(share_1200\/|card_)/)
    if (picture.includes('/card_')) expect(picture).toContain(`/card_${language}.jpg`)
    if (ownPictures.includes(page)) expect(picture).toContain('/share_1200/')
    expect(shown).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(shown['og:image:alt']).toMatch(/./)
    if (!measured.has(picture)) measured.set(picture, measure(picture))
    expect(await measured.get(picture)).toEqual({ width: 1200, height: 630, format: 'jpeg', isLight: true })
  })
})
