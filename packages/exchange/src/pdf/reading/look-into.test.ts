import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { textOf } from '../block.ts'
import { startsScript } from '../scripts.ts'
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

describe('a document that runs a script when it is opened', () => {
  const withObjects = (...more: string[]): Buffer =>
    Buffer.from(
      madePdf([[lineOf(english)]])
        .toString('latin1')
        .replace('<</Type/Catalog', `<</Type/Catalog${more[0] ?? ''}`)
        .replace('xref\n', () => `${more.slice(1).join('')}xref\n`),
      'latin1',
    )
  const packed = deflateSync('90 0 <</S /JavaScript /JS (app.alert(1))>>').toString('latin1')

  test.each([
    ['in its place', withObjects('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
    ['in another object', withObjects('/OpenAction 90 0 R', '90 0 obj<</S /JavaScript /JS (x)>>endobj\n')],
  ])('%s is known', async (_where, bytes) => {
    expect(await lookInto(bytes)).toMatchObject({ state: 'text', startsScript: true })
  })

  test.each([
    ['that opens at a page', withObjects('/OpenAction[3 0 R/Fit]')],
    ['with a script behind a button alone', withObjects('', '90 0 obj<</S/JavaScript/JS(x)>>endobj\n')],
  ])('one %s is none', async (_what, bytes) => {
    expect(await lookInto(bytes)).toMatchObject({ state: 'text', startsScript: false })
  })

  test('so is one whose script is in a compressed list of objects', () => {
    const bytes = withObjects(
      '/OpenAction 90 0 R',
      `91 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n${packed}\nendstream endobj\n`,
    )
    expect(startsScript(bytes)).toBe(true)
  })

  test('the example is', async () => {
    expect(await lookInto(await example('js.pdf'))).toMatchObject({ startsScript: true })
  })
})
