import { type Block, type Body, type Cell, type List, linkFrom, type Run } from '@nagardwar/contract/browser'

type Form = { bold: boolean; italic: boolean; link: string }
type Entry = { level: number; ordered: boolean; runs: Run[] }

const plain: Form = { bold: false, italic: false, link: '' }
const deepest = 3

const left = new Set(
  'STYLE SCRIPT META LINK TITLE HEAD TEMPLATE IFRAME OBJECT SVG IMG PICTURE VIDEO INPUT BUTTON SELECT XML'.split(
    ' ',
  ),
)
const blocks = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV BLOCKQUOTE PRE FIGURE FIGCAPTION ADDRESS CENTER DL DT DD HR LI FORM'.split(
    ' ',
  ),
)

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase()
const isElement = (node: Node): node is Element => node.nodeType === 1
const nameOf = (node: Node): string => node.nodeName.toUpperCase()
const isList = (node: Node): boolean => nameOf(node) === 'UL' || nameOf(node) === 'OL'
const headingOf = (node: Node): number => Number(/^H([1-6])$/.exec(nameOf(node))?.[1] ?? 0)

/** Documents of Google lead through an address of Google. */
function linkOf(element: Element): string {
  const href = element.getAttribute('href')?.trim() ?? ''
  const through = /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&#]+)/.exec(href)?.[1]
  const address = through ? decoded(through) : href
  return /^(https?:|mailto:|tel:|\/(?!\/))/i.test(address) ? linkFrom(address) : ''
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}

const weightIn = (style: string): string | undefined =>
  /(?:^|;)\s*font-weight:\s*([a-z0-9]+)/.exec(style)?.[1]
const isHeavy = (weight: string): boolean => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600

function formOf(element: Element, { bold, italic, link }: Form): Form {
  const name = nameOf(element)
  const style = styleOf(element)
  const weight = weightIn(style)
  const slant = /(?:^|;)\s*font-style:\s*([a-z]+)/.exec(style)?.[1]
  return {
    bold: weight ? isHeavy(weight) : bold || name === 'B' || name === 'STRONG',
    italic: slant ? slant !== 'normal' : italic || name === 'I' || name === 'EM',
    link: name === 'A' ? linkOf(element) || link : link,
  }
}

const runOf = (text: string, { bold, italic, link }: Form): Run => ({
  text,
  ...(bold ? { bold: true as const } : {}),
  ...(italic ? { italic: true as const } : {}),
  ...(link ? { link } : {}),
})

const isAlike = (one: Run, other: Run): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link

/** Runs in one form are one; spaces stand once, and not at the ends of a line. */
export function tidy(runs: readonly Run[]): Run[] {
  const found: Run[] = []
  let isAtStart = true
  for (const { text, ...form } of runs) {
    const words = text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')
    const own = isAtStart ? words.trimStart() : words
    if (own === '') continue
    isAtStart = /\s$/.test(own)
    const last = found.at(-1)
    if (last && isAlike(last, { text: '', ...form })) last.text += own
    else found.push({ text: own, ...form })
  }
  while (found.length > 0) {
    const last = found[found.length - 1] as Run
    last.text = last.text.trimEnd()
    if (last.text !== '') break
    found.pop()
  }
  return found
}

/** Word writes the mark of an item as text. */
const isMark = (element: Element): boolean => /mso-list:\s*ignore/.test(styleOf(element))
const markOf = (element: Element): string =>
  [...element.querySelectorAll('[style]')].find(isMark)?.textContent?.trim() ?? ''

/** A paragraph of Word that is an item of a list, with its level. */
function levelInWord(element: Element): number {
  const list = styleOf(element)
    .split(';')
    .find((part) => part.includes('mso-list:'))
  const found = list && /\blevel([1-9])/.exec(list)?.[1]
  return found ? Number(found) : 0
}

const isNumbered = (mark: string): boolean => /^\(?[\p{L}\p{M}\p{N}.]{1,8}[.)]$/u.test(mark)

function inlineOf(node: Node, form: Form, isPre = false): Run[] {
  if (node.nodeType === 3) {
    const text = (node.textContent ?? '').replace(/\u00a0/g, ' ')
    return [runOf(isPre ? text : text.replace(/\s+/g, ' '), form)]
  }
  if (!isElement(node) || left.has(nameOf(node)) || isMark(node)) return []
  if (nameOf(node) === 'BR') return [runOf('\n', plain)]
  const inside = [...node.childNodes].flatMap((child) => inlineOf(child, formOf(node, form), isPre))
  return blocks.has(nameOf(node)) || headingOf(node) ? [...inside, runOf('\n', plain)] : inside
}

const runsIn = (element: Element, form: Form = plain): Run[] => tidy(inlineOf(element, form))

const withoutBold = (runs: readonly Run[]): Run[] => tidy(runs.map(({ bold: _, ...run }) => run))

/** The items of a list, each with its level. A list within a list may stand in an item or, at Google, after it. */
function entriesOf(list: Element, level: number): Entry[] {
  const ordered = nameOf(list) === 'OL'
  return [...list.children].flatMap((child): Entry[] => {
    if (isList(child)) return entriesOf(child, level + 1)
    const inner = [...child.children].filter(isList)
    const own = [...child.childNodes].filter((node) => !isList(node)).flatMap((node) => inlineOf(node, plain))
    return [{ level, ordered, runs: tidy(own) }, ...inner.flatMap((each) => entriesOf(each, level + 1))]
  })
}

/** Items with their levels as lists within each other. */
function listOf(entries: readonly Entry[], depth = 1): List {
  const [first] = entries
  const list: List = { ordered: first?.ordered ?? false, items: [] }
  const inner: Entry[][] = []
  for (const entry of entries) {
    if (depth === deepest || entry.level <= depth || list.items.length === 0) {
      list.items.push({ runs: entry.runs })
      inner.push([])
    } else inner.at(-1)?.push(entry)
  }
  for (const [index, entriesInside] of inner.entries()) {
    const item = list.items[index]
    if (item && entriesInside.length > 0) item.list = listOf(entriesInside, depth + 1)
  }
  return list
}

const cellsIn = (row: Element): Element[] => [...row.children].filter((cell) => /^T[DH]$/.test(nameOf(cell)))
const rowsIn = (table: Element): Element[] =>
  [...table.children].flatMap((part) =>
    nameOf(part) === 'TR' ? [part] : /^T(HEAD|BODY|FOOT)$/.test(nameOf(part)) ? rowsIn(part) : [],
  )
const spanOf = (cell: Element, name: string): number => Math.min(Number(cell.getAttribute(name)) || 1, 30)

/** The first row says what stands below it where nothing else does: Word and Google have no header cells. */
function tableOf(rows: readonly Element[]): Block[] {
  const cells = rows.map(cellsIn).filter((row) => row.length > 0)
  if (cells.length === 0) return []
  // A frame around a text is no table.
  if (cells.every((row) => row.length === 1)) return cells.flatMap(([cell]) => (cell ? blocksIn(cell) : []))
  const hasHeads = cells.flat().some((cell) => nameOf(cell) === 'TH')
  const headerOf = (cell: Element, row: number): Cell['header'] => {
    if (hasHeads ? nameOf(cell) !== 'TH' : row > 0 || cells.length === 1) return undefined
    return row === 0 || cell.getAttribute('scope') === 'col' ? 'column' : 'row'
  }
  const cellOf = (cell: Element, row: number): Cell => {
    const header = headerOf(cell, row)
    const [columns, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
    return {
      runs: header ? withoutBold(runsIn(cell)) : runsIn(cell),
      ...(header ? { header } : {}),
      ...(columns > 1 ? { columns } : {}),
      ...(down > 1 ? { rows: down } : {}),
    }
  }
  return [{ kind: 'table', rows: cells.map((row, index) => row.map((cell) => cellOf(cell, index))) }]
}

/** A heading keeps the level it has there until the whole text is read. */
type Found = Block | { kind: 'title'; level: number; runs: Run[] }

function foundIn(parent: Element, form: Form): Found[] {
  const found: Found[] = []
  let open: Run[] = []
  let items: Entry[] = []
  const close = (): void => {
    const runs = tidy(open)
    if (runs.length > 0) found.push({ kind: 'paragraph', runs })
    if (items.length > 0) found.push({ kind: 'list', ...listOf(items) })
    open = []
    items = []
  }
  for (const node of parent.childNodes) {
    if (!isElement(node) || !isBlock(node)) {
      if (items.length === 0 || node.textContent?.trim()) open.push(...inlineOf(node, form))
      continue
    }
    const level = levelInWord(node)
    if (level === 0 || open.some(({ text }) => text.trim() !== '')) close()
    if (level > 0) items.push({ level, ordered: isNumbered(markOf(node)), runs: runsIn(node) })
    else found.push(...blocksOf(node, formOf(node, form)))
  }
  close()
  return found
}

const holdsBlocks = (element: Element): boolean => [...element.children].some(isBlock)

/** Also an inline element that has blocks within it, as Google writes them. */
const isBlock = (node: Node): boolean =>
  isElement(node) &&
  !left.has(nameOf(node)) &&
  (blocks.has(nameOf(node)) ||
    headingOf(node) > 0 ||
    isList(node) ||
    nameOf(node) === 'TABLE' ||
    holdsBlocks(node))

function blocksOf(element: Element, form: Form): Found[] {
  const level = headingOf(element) || (/\bMsoTitle\b/.test(element.className) ? 1 : 0)
  if (level > 0) {
    const runs = withoutBold(runsIn(element)).map((run) => ({ ...run, text: run.text.replace(/\n/g, ' ') }))
    return runs.length > 0 ? [{ kind: 'title', level, runs }] : []
  }
  if (isList(element)) {
    const entries = entriesOf(element, 1).filter(({ runs }) => runs.length > 0)
    return entries.length > 0 ? [{ kind: 'list', ...listOf(entries) }] : []
  }
  if (nameOf(element) === 'TABLE') return tableOf(rowsIn(element))
  if (holdsBlocks(element)) return foundIn(element, form)
  const runs = tidy(
    [...element.childNodes].flatMap((node) => inlineOf(node, form, nameOf(element) === 'PRE')),
  )
  return runs.length > 0 ? [{ kind: 'paragraph', runs }] : []
}

/** The highest heading of the text becomes the second level; the first is the page's own. */
function blocksIn(parent: Element): Block[] {
  const found = foundIn(parent, plain)
  const highest = Math.min(...found.flatMap((block) => (block.kind === 'title' ? [block.level] : [])))
  return found.map((block): Block => {
    if (block.kind !== 'title') return block
    const level = Math.min(2 + block.level - highest, 4) as 2 | 3 | 4
    return { kind: 'heading', level, runs: block.runs }
  })
}

/** What a document says that was copied elsewhere: headings, lists, tables, links, bold and italic; nothing else of it. */
export const bodyOfHtml = (html: string): Body =>
  blocksIn(new DOMParser().parseFromString(html, 'text/html').body)

/** Whether more than the words would be lost as plain text. */
export const hasStructure = (body: Body): boolean => body.some(({ kind }) => kind !== 'paragraph')
