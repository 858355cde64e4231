import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { askFonts } from './ask-fonts.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** A browser's part in it: what the head gets, and what `<html>` is marked with. */
function openPage(connection: Connection | undefined) {
  const links: { as?: string; rel?: string; href?: string }[] = []
  const dataset: { fonts?: string } = {}
  runInNewContext(askFonts('mr'), {
    document: {
      documentElement: { dataset },
      head: { appendChild: (link: object) => links.push(link) },
      createElement: () => ({}),
    },
    navigator: { connection },
  })
  return { fonts: dataset.fonts, asked: links.map(({ rel, as, href }) => `${rel} ${as} ${href}`) }
}

test.each([
  ['on 2G', { effectiveType: '2g' }],
  ['on slower than 2G', { effectiveType: 'slow-2g' }],
  ['on 3G', { effectiveType: '3g' }],
  ['for those who save data', { saveData: true, effectiveType: '4g' }],
])('%s a page is read in the fonts of the device', (_, connection) => {
  expect(openPage(connection)).toEqual({ fonts: 'device', asked: [] })
})

test.each([
  ['on a quick line', { saveData: false, effectiveType: '4g' }],
  ['in a browser that does not tell', undefined],
])('%s the fonts of the first words are asked for at once', (_, connection) => {
  const { fonts, asked } = openPage(connection)
  expect(fonts).toBeUndefined()
  expect(asked).toEqual([
    expect.stringMatching(/^preload font .*devanagari.*woff2/),
    expect.stringMatching(/^preload font .*latin.*woff2/),
  ])
})
