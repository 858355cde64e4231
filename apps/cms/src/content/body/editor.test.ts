// @vitest-environment happy-dom
import { type Body, bodySchema } from '@nagardwar/contract'
import { $getRoot, type LexicalEditor } from 'lexical'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyOfHtml } from './body-of-html.ts'
import { $placeHere, addressOf, changeTable, insertTable, setKind, setLink, toggleList } from './commands.ts'
import { $bodyOf } from './lexical-body.ts'
import { openEditor, showBody } from './open-editor.ts'
import { google, word } from './testing/pasted.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
})

/**
 * A browser tells of changes of the selection once, in a task of its own. happy-dom tells of each at once,
 * and Lexical would hear of a table that it is just making.
 * https://w3c.github.io/selection-api/#selectionchange-event
 */
beforeEach(() => {
  const dispatch = document.dispatchEvent.bind(document)
  let isScheduled = false
  vi.spyOn(document, 'dispatchEvent').mockImplementation((event) => {
    if (event.type !== 'selectionchange') return dispatch(event)
    if (isScheduled) return true
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      dispatch(event)
    })
    return true
  })
})

function opened(body: Body = []) {
  const said: Body[] = []
  const element = document.createElement('div')
  element.contentEditable = 'true'
  document.body.append(element)
  const { editor, close } = openEditor(element, (changed) => said.push(changed))
  closing.push(close)
  showBody(editor, body)
  return { editor, element, said }
}

const bodyIn = (editor: LexicalEditor): Body => editor.read(() => $bodyOf($getRoot()))
/** Changes are made together, after the next turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 10))
const atEnd = (editor: LexicalEditor) => editor.update(() => void $getRoot().selectEnd(), { discrete: true })

test.each([
  ['Word', bodyOfHtml(word)],
  ['Google', bodyOfHtml(google)],
])('what was pasted from %s is in the editor as it is stored, and comes back so', (_, body) => {
  const { editor, element } = opened(body)
  expect(bodyIn(editor)).toEqual(body)
  expect(element.querySelectorAll('table th')).toHaveLength(2)
})

test('header cells of rows and columns, and cells over several, come back as they were', () => {
  const text = (words: string) => [{ text: words }]
  const body: Body = [
    {
      kind: 'table',
      rows: [
        [
          { header: 'column', runs: text('Ward') },
          { header: 'column', columns: 2, runs: text('Days') },
        ],
        [{ header: 'row', rows: 2, runs: text('5') }, { runs: text('10') }, { runs: text('11') }],
        [{ runs: text('12') }, { runs: [] }],
      ],
    },
  ]
  expect(bodyIn(opened(body).editor)).toEqual(body)
})

test('what comes from the form is no change of a person', async () => {
  const { said } = opened(bodyOfHtml(google))
  await settled()
  expect(said).toEqual([])
})

test('headings, lists, links and tables are made where the caret is', async () => {
  const { editor, said } = opened([{ kind: 'paragraph', runs: [{ text: 'Camp' }] }])
  atEnd(editor)
  setKind(editor, 'heading3')
  await settled()
  expect(bodyIn(editor)).toEqual([{ kind: 'heading', level: 3, runs: [{ text: 'Camp' }] }])
  toggleList(editor, 'number')
  await settled()
  expect(bodyIn(editor)).toEqual([{ kind: 'list', ordered: true, items: [{ runs: [{ text: 'Camp' }] }] }])
  expect(editor.read($placeHere)).toMatchObject({ kind: 'list', list: 'number' })
  setKind(editor, 'paragraph')
  await settled()
  setLink(editor, 'https://example.org/')
  await settled()
  expect(bodyIn(editor)).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: 'Camp' }, { text: 'https://example.org/', link: 'https://example.org/' }],
    },
  ])
  atEnd(editor)
  insertTable(editor)
  await settled()
  const last = bodyIn(editor).at(-1)
  expect(last).toMatchObject({ kind: 'table', rows: { length: 3 } })
  expect(editor.read($placeHere)).toMatchObject({
    isInTable: true,
    hasHeadRow: true,
    hasHeadColumn: false,
  })
  for (const action of ['rowBelow', 'columnAfter', 'headColumn'] as const) {
    changeTable(editor, action)
    await settled()
  }
  const table = bodyIn(editor).at(-1)
  expect(
    table?.kind === 'table' && table.rows.map((cells) => cells.map(({ header }) => header ?? '')),
  ).toEqual([
    ['column', 'column', 'column', 'column'],
    ['row', '', '', ''],
    ['row', '', '', ''],
    ['row', '', '', ''],
  ])
  expect(bodySchema.safeParse(said.at(-1)).success).toBe(true)
  changeTable(editor, 'deleteTable')
  await settled()
  expect(bodyIn(editor).some(({ kind }) => kind === 'table')).toBe(false)
})

test.each([
  ['example.org', 'https://example.org'],
  ['https://example.org/a b', 'https://example.org/a b'],
  ['/tenders', '/tenders'],
  ['a@example.org', 'mailto:a@example.org'],
  ['०२५१ २३४ ५६७८', 'tel:02512345678'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['//evil.example', ''],
  ['tender', ''],
])('“%s” as an address of a link is “%s”', (typed, address) => {
  expect(addressOf(typed)).toBe(address)
})
