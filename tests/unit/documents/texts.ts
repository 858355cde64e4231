import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export type Language = 'en' | 'mr'
/** A text that people read, and its place. */
export type Text = { language: Language; text: string; file: string }

/** Texts in both languages, at any depth of a JSON file. */
function textsIn(value: unknown, file: string): Text[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'en' || key === 'mr') && typeof inner === 'string'
      ? [{ language: languageOf(inner, key), text: inner, file }]
      : textsIn(inner, file),
  )
}

const isMarathi = /\p{Script=Devanagari}/u

/** A council with one language has its Marathi texts in the first field, `en`. */
const languageOf = (text: string, key: Language): Language =>
  isMarathi.test(text) && !/\p{Script=Latin}/u.test(text) ? 'mr' : key

const inEnglish = /(?:\ben:|\bsay\()\s*(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`)/g
const literal = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g

/** Texts in code: the English of `{ en: '…', mr: '…' }` and of `say('…', '…')`, and whatever is Marathi. */
function textsInCode(code: string, file: string): Text[] {
  const textOf = (language: Language, quoted?: string, template?: string): Text => ({
    language,
    // A line break stands in code as a letter, behind which a word would not be seen to begin.
    text: (quoted ?? template ?? '').replaceAll('\\n', '\n'),
    file,
  })
  const english = [...code.matchAll(inEnglish)].map(([, quoted, template]) => textOf('en', quoted, template))
  const all = [...code.matchAll(literal)].map(([, quoted, template]) => textOf('mr', quoted, template))
  return [...english, ...all.filter(({ text }) => isMarathi.test(text))]
}

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort()
/** What staff may type (`typed-time.ts`) is more than what the desk says. */
const isOurs = (file: string) =>
  !/\.test\.tsx?$|\/typed-time\.ts$|\/(?:build|generated|testing|migrations)\/|^apps\/site\/server\/search\/|^content\/.*\/files\//.test(
    file,
  )

const json = find('apps/site/app/i18n/catalogues/*.json', 'content/**/*.json').filter(isOurs)
const code = find(
  'apps/cms/src/**/*.{ts,tsx}',
  '{apps/site/{app,server},packages/*/src}/**/*.{ts,tsx}',
).filter(isOurs)

/** The interface texts, the content of the product, and the texts of the desk and of both servers. */
export const texts: Text[] = [
  ...json.flatMap((file) => textsIn(JSON.parse(read(file)), file)),
  ...code.flatMap((file) => textsInCode(read(file), file)),
]

/** The rows of a table in the glossary. */
export function glossaryTable(heading: string): string[][] {
  const section = read('docs/glossary.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) => line.split('|').map((cell) => cell.trim()))
}
