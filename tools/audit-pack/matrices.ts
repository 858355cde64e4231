import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rowsOfCsv } from '../../packages/exchange/src/sheet/csv.ts'

export const top = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(top, file), 'utf8')

/** A requirement of a standard and what the project answers (docs/audit/README.md). */
export type Line = {
  id: string
  /** The level, or who answers. */
  level: string
  requirement: string
  verdict: string
  /** Files, and headings of documents, where the product does it. */
  code: string[]
  /** Tests that keep it: a file, and its titles. */
  tests: { file: string; title: string | undefined }[]
  /** The reason why it does not apply, or the numbers of the decisions. */
  answer: string
  /** What an accessibility conformance report says of a criterion. */
  remarks?: string
}

const parts = (cell: string): string[] =>
  cell
    // A title may have a semicolon; what follows it is no path.
    .split(/; (?=[^ ]*[/.]|Dockerfile)/)
    .map((part) => part.trim())
    .filter(Boolean)

const testOf = (text: string): Line['tests'][number] => {
  const [, file = '', title] = /^(\S+)(?: “(.+)”)?$/.exec(text) ?? [undefined, text]
  return { file, title }
}

export function linesOf(file: string): Line[] {
  const [, ...rows] = rowsOfCsv(read(file))
  return rows.map(
    ([id = '', level = '', requirement = '', verdict = '', code = '', test = '', answer = '']) => ({
      id,
      level,
      requirement,
      verdict,
      code: parts(code),
      tests: parts(test).map(testOf),
      answer,
    }),
  )
}

const words: Readonly<Record<string, string>> = {
  Supports: 'met',
  'Partially Supports': 'partly',
  'Does Not Support': 'not',
  'Not Applicable': 'n-a',
}

/** The lines of an accessibility conformance report (VPAT): criterion, conformance, remarks, tests. */
export function linesOfReport(file: string): Line[] {
  const [, ...levels] = read(file).split(/^## Level /m)
  return levels.flatMap((section) => {
    const [level = '', ...rest] = section.split('\n')
    const rows = rest
      .filter((line) => /^\| \d/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    return rows.map(([, criterion = '', conformance = '', remarks = '', test = '']) => ({
      id: `WCAG ${criterion.split(' ')[0]}`,
      level,
      requirement: criterion.split(' ').slice(1).join(' '),
      verdict: words[conformance] ?? conformance,
      code: [file],
      tests: [...test.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)].map(([, file = '', title]) => ({ file, title })),
      answer: /decision (\d{4})/.exec(remarks)?.[1] ?? remarks,
      remarks,
    }))
  })
}

/** What a link to a heading ends in, as on the usual forges. */
export const anchorOf = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/** Whether a file, a folder or a heading of a document exists. */
export function isThere(place: string): boolean {
  const [file = '', anchor] = place.split('#')
  if (!existsSync(path.join(top, file))) return false
  return anchor === undefined || headingsOf(file).includes(anchor)
}

const headingsOf = (file: string): string[] =>
  read(file)
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map(anchorOf)

/** A documented requirement is kept by its heading, which `isThere` looks for. */
export const isDocumented = ({ code }: Line): boolean => code.some((place) => /^docs\/.+#/.test(place))

export const hasTest = ({ file, title }: Line['tests'][number]): boolean =>
  existsSync(path.join(top, file)) && (title === undefined || read(file).includes(title))

/** The text of a decision, by its number. */
export function decision(number: string): string | undefined {
  const [file] = globSync(`docs/decisions/${number}-*.md`, { cwd: top })
  return file === undefined ? undefined : read(file)
}
