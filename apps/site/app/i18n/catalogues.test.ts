import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type BothLanguages, inLanguage } from './both-languages.ts'
import { namespacesText } from './write-namespaces.ts'

const folder = new URL('catalogues/', import.meta.url)
const catalogue = (file: string): BothLanguages => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
const placeholders = (text = '') => text.match(/\{\{[^}]+\}\}/g)?.sort() ?? []

describe.each(readdirSync(folder))('the texts of %s', (file) => {
  const texts = Object.entries(catalogue(file))

  test('are complete: each in English and Marathi, none of them empty', () => {
    const bad = texts.filter(([, text]) => {
      const { of: _ofChoice, ...languages } = text as Readonly<Record<string, string>>
      const written = Object.values(languages)
      return Object.keys(languages).join() !== 'en,mr' || written.some((one) => !one || one !== one.trim())
    })
    expect(bad).toEqual([])
  })

  test('say first where they appear', () => {
    expect(texts[0]?.[0]).toBe('_about')
  })

  test('have the same placeholders in both languages', () => {
    for (const [key, { en, mr }] of texts) expect(placeholders(mr), key).toEqual(placeholders(en))
  })

  test('speak to corporations and nagar panchayats in their own word, and to councils as they are written', () => {
    const { _about, ...spoken } = catalogue(file)
    expect(inLanguage(spoken, 'mr', 'council')).toEqual(inLanguage(spoken, 'mr'))
    for (const word of ['corporation', 'nagar-panchayat'] as const) {
      const said = (['en', 'mr'] as const).flatMap((language) =>
        Object.values(inLanguage(spoken, language, word)).map((text) =>
          text.replaceAll(/\{\{[^}]*\}\}/g, ''),
        ),
      )
      expect(said.filter((text) => /\bcouncil\b|नगरपरिषद(?!ा, नगरपंचायती)/i.test(text))).toEqual([])
    }
  })

  test('are Marathi in Marathi: no ASCII digit, unless in an address or a telephone number', () => {
    const spoiled = texts.filter(([, { mr }]) => /[0-9]/.test(withoutAddresses(mr)))
    expect(spoiled).toEqual([])
  })

  test('point to nothing by its colour, shape or side alone', () => {
    const { _about, ...spoken } = catalogue(file)
    const pointing = Object.values(spoken).filter(({ en, mr }) => byLook.en.test(en) || byLook.mr.test(mr))
    expect(pointing).toEqual([])
  })
})

// WCAG 1.3.3. A green space is no button.
const byLook = {
  en: /\b(?:(?:on|to|at) the (?:left|right)|(?:green|red|blue|yellow|orange|round|square) (?:button|link|box|icon|sign|field))\b/i,
  mr: /(?<!\p{L}\p{M}*)(?:डावी|डाव्या|उजवी|उजव्या)|(?:हिरव|लाल|निळ|पिवळ|गोल|चौकोनी)\p{M}* (?:बटण|दुव|चौकट|चिन्ह|रकान)/u,
}

test('the type of all texts has every catalogue: run `npm run generate -w apps/site`', () => {
  expect(readFileSync(new URL('../generated/namespaces.ts', folder), 'utf8')).toBe(namespacesText())
})

/** What a machine reads keeps its digits: web and mail addresses, paths and placeholders. */
const withoutAddresses = (text: string) =>
  text.replace(/\{\{[^}]+\}\}|https?:\/\/\S+|\S+@\S+|www\.\S+|\/\S*/g, '')
