import { type Language, type Row, toDomain } from '@nagardwar/contract/browser'
import { callExamples, exampleRows } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import { readerOf } from '../testing/reader-of.ts'
import type { Closed, ClosedCouncil } from './present-closed.ts'
import { renderClosedPage } from './render-closed.tsx'

const { 'not-opened-yet': planned, 'closed-again': again } = callExamples.opening
const notYet = { ...planned, opensAt: null }
const known = (language: Language) => toDomain('settings', exampleRows('settings', language))[0] ?? {}
const councilWith = (own: (language: Language) => Partial<Row<'settings'>>): ClosedCouncil => ({
  en: { settings: own('en'), wording: new Map() },
  mr: { settings: own('mr'), wording: new Map() },
})
const council = councilWith(known)
const nothing = councilWith(() => ({}))

async function page(closed: Closed = notYet, of = council, language: Language = 'en') {
  const html = await renderClosedPage({
    closed,
    council: of,
    language,
    defaultLanguage: 'en',
    styles: ['/assets/root.css'],
    nonce: 'secret-of-this-render',
  })
  return readerOf(html)
}

describe('the page of a website that is not open yet', () => {
  test('has name, emblem and what the council has given, and no number of anybody else', async () => {
    const { text, links, html } = await page()
    expect(text).toContain('Council Hall, Lake Road')
    expect(text).toContain('नगरपरिषद भवन')
    expect(links).toEqual(
      expect.arrayContaining(['tel:18005550112', 'tel:02515550100', 'mailto:support@sahyanagar.example']),
    )
    expect(html).toContain('/images/w_240,f_webp/uploads/logo.png')
    const bare = await page(notYet, nothing)
    expect(bare.links).toEqual([])
    expect(bare.text).not.toMatch(/[0-9०-९]|Emergency|Address|How to reach/)
    expect(bare.html).toContain('/emblem.svg')
  })

  test('is a whole document without script, in the style of every page and the council’s colours', async () => {
    const { html, elements } = await page()
    expect(html).toMatch(/^<!DOCTYPE html>/)
    expect(elements('html[lang=en]')).toHaveLength(1)
    expect(elements('script')).toEqual([])
    expect(elements('link[rel=stylesheet][href="/assets/root.css"]')).toHaveLength(1)
    expect(elements('meta[name=robots][content=noindex]')).toHaveLength(1)
    const styles = elements('style, [style]').map((element) => element.outerHTML)
    expect(styles.join()).toContain('--brand-hue:212')
    expect(styles.join()).toContain('.closed-parts section>:is(h2,h3)+dl')
  })

  test('marks each language, and has one first heading', async () => {
    const { headings, languageOf, links, text } = await page(notYet, council, 'mr')
    expect(headings(1)).toEqual([expect.stringMatching(/^हे संकेतस्थळ/)])
    expect(headings(2)).toContainEqual(expect.stringMatching(/^This website/))
    expect(languageOf(headings(1)[0] ?? '')).toBe('mr')
    expect(languageOf(headings(2).find((each) => each.startsWith('This website')) ?? '')).toBe('en')
    expect(text).toContain('१८००-५५५-०११२')
    expect(links).toContain('tel:18005550112')
  })

  test('marks what exists in one language only', async () => {
    const english = councilWith(() => ({ name: 'Nadgaon', address: 'Main Road, Nadgaon' }))
    const { getAllByText } = await page(notYet, english)
    for (const address of getAllByText('Main Road, Nadgaon'))
      expect(address.closest('[lang]')).toHaveProperty('lang', 'en')
  })

  test('takes no messages, and says no sentence', async () => {
    const { links, html } = await page()
    expect(links).not.toContain('/contact')
    expect(html).not.toContain('undefined')
  })
})

describe('the page of a website that is closed again', () => {
  test('says the council’s sentence, whom to call and where to write', async () => {
    const { text, links } = await page(again)
    expect(text).toContain('This website is closed for now')
    expect(text).toContain('because of the storm')
    expect(links).toEqual(expect.arrayContaining(['/contact', '/mr/contact']))
  })

  test('has the emergency number of all India where the council has none', async () => {
    const { links, text } = await page(again, nothing)
    expect(links).toContain('tel:112')
    expect(text).toContain('Emergency, all India')
  })

  test('shows a sentence in the one language in which it was written, and marks it', async () => {
    const one = { ...again, sentence: { en: '', mr: 'वादळामुळे बंद.' } }
    const { getAllByText } = await page(one)
    for (const sentence of getAllByText('वादळामुळे बंद.'))
      expect(sentence.closest('[lang]')).toHaveProperty('lang', 'mr')
  })
})
