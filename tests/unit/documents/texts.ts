import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export type Language = 'en' | 'mr'
/** A text that people read, and where it stands. */
export type Text = { language: Language; text: string; file: string }

/** Texts in both languages, at any depth of a JSON file. */
function textsIn(value: unknown, file: string): Text[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'en' || key === 'mr') && typeof inner === 'string'
      ? [{ language: key, text: inner, file }]
      : textsIn(inner, file),
  )
}

const pair = /\b(en|mr):\s*(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`)/g
const literal = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g
const isMarathi = /\p{Script=Devanagari}/u

/** Texts in code: `{ en: '…', mr: '…' }`, and everything that is Marathi in the catalogue of Payload's own texts. */
function textsInCode(code: string, file: string): Text[] {
  const pairs = [...code.matchAll(pair)].map(([, language, quoted, template]) => ({
    language: language as Language,
    text: quoted ?? template ?? '',
    file,
  }))
  if (!file.includes('/marathi/')) return pairs
  const all = [...code.matchAll(literal)].map(([, quoted, template]) => quoted ?? template ?? '')
  return all.filter((text) => isMarathi.test(text)).map((text) => ({ language: 'mr', text, file }))
}

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort()
const isOurs = (file: string) => !/\.test\.tsx?$|\/build\/|\/files\//.test(file)

const json = find('apps/site/app/i18n/catalogues/*.json', 'content/**/*.json').filter(isOurs)
const code = find('apps/cms/src/**/*.{ts,tsx}', 'apps/site/{app,server}/**/*.{ts,tsx}').filter(isOurs)

/** The interface texts, the content that comes with the product, the words of the desk and of both servers. */
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
