import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Language, texts } from './texts.ts'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** Payload's own words in English; its Marathi is ours. */
const payload = read('node_modules/@payloadcms/translations/dist/languages/en.js')
const ofPayload = [...payload.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text)

const plain = (text: string) => text.replaceAll("\\'", '’').toLowerCase()

const onScreen: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([...ofPayload, ...wordsIn('en')].map(plain)),
  mr: new Set(wordsIn('mr').map(plain)),
}

function wordsIn(language: Language): string[] {
  return texts
    .filter(
      (each) => each.language === language && /^(?:apps\/cms|packages\/contract)\/src\//.test(each.file),
    )
    .map(({ text }) => text)
}

/** Languages are named in their own words, and the formats of a sheet by their own names. */
const names = ['मराठी', 'english', 'csv', 'excel']

test.each(['en', 'mr'] as const)(
  'words in bold in the guide (%s) stand on the screen as they are written',
  (language) => {
    const bold = [...read(`docs/desk/${language}.md`).matchAll(/\*\*([^*\n]+)\*\*/g)].map(
      ([, words = '']) => words,
    )
    expect(bold.length).toBeGreaterThan(100)
    const missing = bold.filter(
      (words) => !onScreen[language].has(plain(words)) && !names.includes(plain(words)),
    )
    expect(missing).toEqual([])
  },
)
