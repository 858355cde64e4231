import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importsIn } from './floors.ts'
import { filesBelow, top } from './sources.ts'

const root = 'apps/cms/src'
const read = (file: string): string => readFileSync(path.join(top, root, file), 'utf8')
const below = (folder: string): string[] =>
  filesBelow(path.join(root, folder))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.relative(root, file))

/** What the head of a correction says: what Payload does, its issue, what we do, which test fails when it can go. */
function headOf(file: string): Record<string, string> | undefined {
  const [, head] = /^(?:'use client'\n\n)?\/\*\n([\s\S]*?)\n \*\/\n/.exec(read(file)) ?? []
  if (!head) return undefined
  const text = head.replace(/^ \* ?/gm, '').replace(/\n {2}/g, ' ')
  return Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
}

const files = below('payload')
const heads = new Map(
  files.flatMap((file) => {
    const head = headOf(file)
    return head ? [[file, head] as const] : []
  }),
)
const canaries = readFileSync(path.join(top, 'apps/cms/tests/payload/canaries.test.ts'), 'utf8')

test('each correction of Payload says what, whose issue, what instead, and which test tells when it can go', () => {
  expect(heads.size).toBeGreaterThanOrEqual(20)
  for (const [file, head] of heads) {
    expect(Object.keys(head), file).toEqual(['Payload 3.90', 'Upstream', 'Here', 'Canary'])
    expect(head.Upstream, file).toMatch(/^none found|https:\/\/github\.com\/payloadcms\/payload\//)
    expect(canaries, file).toContain(`test('${head.Canary?.replace(/\.$/, '')}'`)
  }
})

test('every other file of the room belongs to one of them', () => {
  const seen = new Set(heads.keys())
  for (const file of seen)
    for (const to of importsIn(file, read(file))) if (to.startsWith('payload/')) seen.add(to)
  // The desk and its features use these of the corrections' parts themselves.
  const own =
    /^payload\/(?:database\/steps|requests\/(?:left-open|stored-unchecked)|marathi\/password-rule|refusals\/problems-of-form|dates\/calendar-header)\.tsx?$/
  expect(files.filter((file) => !seen.has(file) && !own.test(file))).toEqual([])
})

test('nothing else replaces a method of Payload’s database', () => {
  const replaced = /\b(?:db|database|adapter)(?:\.\w+|\[\w+\]) = /
  const places = below('.').filter((file) => replaced.test(read(file)))
  expect(places).toEqual(['payload/database/steps.ts'])
})

test('statements of our own stand in platform/database alone, as functions with names', () => {
  const statement = /\brunSql\(|\bsql`|\.execute\(/
  const places = below('.').filter(
    (file) => statement.test(read(file)) && !/^(?:platform\/database|migrations)\//.test(file),
  )
  expect(places).toEqual([])
})

test('at most twelve modules name the database, all of them of its own rooms', () => {
  const named = /\bpayload\.db\b|\{ db \}|\bdb\.(?:name|find|create|update|delete|begin)/
  const places = below('.').filter((file) => named.test(read(file)) && !file.startsWith('migrations/'))
  expect(places.length).toBeLessThanOrEqual(12)
  expect(places.filter((file) => !/^(?:platform|payload)\//.test(file))).toEqual([])
})

test('nothing else looks for a part of Payload’s pages by its name', () => {
  const looked = /\.(?:querySelector(?:All)?|closest)(?:<\w+>)?\(\s*['"`]\./
  const places = below('.').filter((file) => looked.test(read(file)) && !file.startsWith('payload/'))
  expect(places).toEqual([])
})
