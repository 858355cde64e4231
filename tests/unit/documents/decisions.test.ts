import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, top } from '../architecture/sources.ts'

const folder = 'docs/decisions'
const read = (file: string) => readFileSync(path.join(top, file), 'utf8')
const decisionsIn = (place: string) =>
  readdirSync(path.join(top, place)).filter((name) => /^\d{4}-.*\.md$/.test(name))
const numbersOf = (names: string[]) => new Set(names.map((name) => name.slice(0, 4)))

const living = decisionsIn(folder)
const past = decisionsIn(`${folder}/past`)

const isText = (file: string) =>
  /\.(?:md|tsx?|mjs|css|json|csv|ya?ml|sh|conf|service|timer|env)$|\/[A-Z]\w*file$/.test(file)
const files = [
  ...readdirSync(top, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...['.github', 'apps', 'content', 'deploy', 'docs', 'packages', 'scripts', 'tests', 'tools'].flatMap(
    filesBelow,
  ),
].filter((file) => isText(file) && file !== 'package-lock.json')

/** Numbers in `decision 0049`, `decisions 0049 and 0091` and `decisions/0049`, and in answers to an audit. */
function namedIn(file: string): string[] {
  const text = read(file)
  const inWords = [...text.matchAll(/\bdecisions?[ /](\d{4}(?:(?:, | and )\d{4})*)\b/gi)]
  const answers = file.startsWith('docs/audit/') ? [...text.matchAll(/,"?(\d{4}(?:, \d{4})*)"?\r?$/gm)] : []
  return [...inWords, ...answers].flatMap(([, numbers = '']) => numbers.match(/\d{4}/g) ?? [])
}

test('there is one living decision for each number, and at most 90 of them', () => {
  expect(numbersOf(living).size).toBe(living.length)
  expect(living.length).toBeLessThanOrEqual(90)
})

test('each living decision stands in the index once, and nothing else does', () => {
  const index = [...read(`${folder}/README.md`).matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \|/gm)]
  expect(index.map(([, , file]) => file).sort()).toEqual([...living].sort())
  expect(index.filter(([, number, file]) => !file?.startsWith(`${number}-`))).toEqual([])
})

test('each decision below past says which living one it went into', () => {
  const without = past.filter((name) => {
    const [, , line = ''] = read(`${folder}/past/${name}`).split('\n')
    const targets = [...line.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file)
    const says = /^(?:merged into|superseded by) \[/.test(line)
    return !(says && targets.every((file) => living.includes(file)))
  })
  expect(without).toEqual([])
})

test('each number of a decision that is named leads to a living one', () => {
  const numbers = numbersOf(living)
  const gone = files
    .filter((file) => !file.startsWith(`${folder}/`))
    .flatMap((file) => namedIn(file).flatMap((number) => (numbers.has(number) ? [] : [`${file}: ${number}`])))
  expect(gone).toEqual([])
})

test('decisions name decisions that exist, living or past', () => {
  const numbers = numbersOf([...living, ...past])
  const named = (text: string) => text.match(/(?<![-\d.:#])\b0[0-2]\d\d\b(?![-\d])/g) ?? []
  const gone = living.flatMap((name) =>
    named(read(`${folder}/${name}`)).flatMap((number) => (numbers.has(number) ? [] : [`${name}: ${number}`])),
  )
  expect(gone).toEqual([])
})

test('documents lead only to files that exist', () => {
  const documents = files.filter((file) => file.endsWith('.md'))
  const dead = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target]) => path.join(path.dirname(file), target ?? ''))
      .filter((target) => !existsSync(path.join(top, target)))
      .map((target) => `${file} → ${target}`),
  )
  expect(documents.length).toBeGreaterThan(200)
  expect(dead).toEqual([])
})
