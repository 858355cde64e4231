import { type Language, type Row, toDomain } from '@nagardwar/contract/browser'
import { callExamples, exampleRows } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import type { Closed } from '../../api/source.ts'
import { textsOnServer } from '../../i18n/interface-texts.ts'
import { otherLanguage } from '../../i18n/language.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { type ClosedCouncil, presentClosed } from './present.ts'
import * as route from './route.tsx'

const { 'not-opened-yet': planned, 'closed-again': again } = callExamples.opening
const notYet = { ...planned, opensAt: null }
const known = (language: Language) => toDomain('settings', exampleRows('settings', language))[0] ?? {}
const knownIn = (language: Language, own: (language: Language) => Partial<Row<'settings'>>) => ({
  ...textsOnServer(language, ['common', 'frame', 'closed'], new Map()),
  settings: own(language),
  wording: new Map(),
})
const councilWith = (own: (language: Language) => Partial<Row<'settings'>>): ClosedCouncil => ({
  en: knownIn('en', own),
  mr: knownIn('mr', own),
})
const council = councilWith(known)
const nothing = councilWith(() => ({}))

function page(closed: Closed = notYet, of = council, language: Language = 'en') {
  const parts = [language, otherLanguage(language)].map((each) => presentClosed(closed, of, each))
  return renderPage(route, { parts }, { path: '/closed', language })
}

describe('the page of a website that is not open yet', () => {
  test('has what the council has given, and no number of anybody else', async () => {
    const { text, links } = await page()
    expect(text).toContain('Council Hall, Lake Road')
    expect(text).toContain('नगरपरिषद भवन')
    expect(links).toEqual(
      expect.arrayContaining(['tel:18005550112', 'tel:02515550100', 'mailto:support@sahyanagar.example']),
    )
    const bare = await page(notYet, nothing)
    expect(bare.links).toEqual([])
    expect(bare.text).not.toMatch(/[0-9०-९]|Emergency|Address|How to reach/)
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
