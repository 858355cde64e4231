import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { textOf } from '../block.ts'
import { madePdf } from '../testing/made-pdf.ts'
import { lookInto } from './look-into.ts'

const example = (name: string) => readFile(new URL(`../examples/${name}`, import.meta.url))
const lineOf = (text: string, y = 700) => ({ text, y })
const english = 'The council invites sealed tenders for the repair of the water main in ward 4.'

test.each([
  ['old-font-budget.pdf', 'old font'],
  ['old-font-gazette-form.pdf', 'old font'],
  ['password.pdf', 'password'],
  ['bad-code-point.pdf', 'text'],
  ['xhtml-at-start.pdf', 'text'],
  ['junk-before-header.pdf', 'text'],
  ['html-after-end.pdf', 'text'],
])('%s is read as: %s', async (name, state) => {
  expect(await lookInto(await example(name))).toMatchObject({ state })
})

test('one bad letter does not take a document its text', async () => {
  const { pages } = await lookInto(await example('bad-code-point.pdf'))
  expect(
    pages
      .flat()
      .map((block) => textOf([block]))
      .join(' ').length,
  ).toBeGreaterThan(25)
})

test('nothing of a text in an old font comes back', async () => {
  expect(await lookInto(await example('old-font-budget.pdf'))).toMatchObject({
    pages: [],
    language: 'old font',
  })
})

test('a page in an old font between others has no text, and the others have theirs', async () => {
  const old = 'uxjifj"kn foHkkxkrhy ty okfguh nq#LrhlkBh eksgksjcan fufonk ekxor vkgs'
  const { state, pages } = await lookInto(madePdf([[lineOf(english)], [lineOf(old)], [lineOf(english)]]))
  expect(state).toBe('text')
  expect(pages.map((blocks) => textOf(blocks))).toEqual([english, '', english])
})

test('a form that Adobe’s programs alone draw (XFA) is known, and one that others draw is a text', async () => {
  const form = (words: string): Buffer =>
    Buffer.from(
      madePdf([[lineOf(words)]])
        .toString('latin1')
        .replace(
          '<</Type/Catalog',
          '<</Type/Catalog/NeedsRendering true/AcroForm<</Fields[]/XFA(<xdp></xdp>)>>',
        ),
      'latin1',
    )
  const wait = 'Please wait... If this message is not eventually replaced, your viewer cannot show it.'
  expect(await lookInto(form(wait))).toMatchObject({ state: 'form', pages: [] })
  expect(await lookInto(form(english))).toMatchObject({ state: 'text' })
  expect(await lookInto(madePdf([[lineOf(wait)]]))).toMatchObject({ state: 'text' })
})
