import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sentenceIn } from './sentences.ts'

const folderOf = (name: string): string => path.dirname(createRequire(import.meta.url).resolve(name))
const elements = path.join(folderOf('@payloadcms/ui'), '../../elements')

/** Sentences that Payload's table and its upload of many files say in English, as they stand in the package. */
const spoken = ['Table/OrderableTable.js', 'BulkUpload/FormsManager/index.js'].flatMap((file) =>
  [
    ...readFileSync(path.join(elements, file), 'utf8').matchAll(
      /(?:toast\.\w+|new Error)\((['`])((?:(?!\1).)+)\1/g,
    ),
  ].map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, '2')),
)

test('what Payload says in English only is said in the reader’s language', () => {
  const said = spoken.filter((text) => !text.startsWith('You have enabled'))
  expect(said.length).toBeGreaterThanOrEqual(5)
  for (const text of said) expect(sentenceIn('mr', text)).toMatch(/^[^A-Za-z]+$/)
})

test('what is said to those who move a record by keyboard is said in the reader’s language', () => {
  const module = readFileSync(path.join(folderOf('@dnd-kit/core'), 'core.esm.js'), 'utf8')
  const said = [
    ...module.matchAll(/"((?:\\n\s*)?(?:To pick up|Picked up|Draggable item|Dragging was)[^;]*);/g),
  ].map(([, text = '']) =>
    text
      .replace(/" \+ \w+\.id \+ "/g, '7')
      .replaceAll('\\n', '\n')
      .replace(/"$/, ''),
  )
  expect(said.length).toBeGreaterThanOrEqual(6)
  for (const text of said) expect(sentenceIn('mr', text)).toMatch(/^[^A-Za-z]+$/)
})

test('other texts stay', () => {
  expect(sentenceIn('mr', 'मसुदा जतन झाला.')).toBe('मसुदा जतन झाला.')
})
