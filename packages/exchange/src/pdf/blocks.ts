import { type Block, joined, plain } from './block.ts'
import { headingLevel, type Line, lineSize, lineText, type Measures, stepBetween } from './measures.ts'
import { addCell, addRow, columnsOf, type Table, tableBlock } from './tables.ts'

/** A text while its lines are read. `element` is its tag's, if it has one. */
type Text = { kind: 'text' | 'heading' | 'item'; level: number; text: string; element: number; last: Line }
type Part = Text | Table

function tableAt(parts: Part[], table: number): Table {
  const open = parts.at(-1)
  if (open?.kind === 'table' && open.table === table) return open
  const made: Table = { kind: 'table', table, rows: [] }
  parts.push(made)
  return made
}

const bullet = /^[•●▪■◦○‣⁃➢✓\uf0b7\uf0a7*–—-]\s+/u
const numbered = /^(?:\(?[0-9०-९]{1,3}[.)]|\([a-zअ-ह]{1,4}\)|[a-zअ-ह][.)])\s+/u
/** The number of a page, which stands above it already. */
const pageNumber =
  /^(?:page|पृष्ठ|पान)?(?:\s*क्र\.?)?[-–\s]*[0-9०-९]{1,4}[-–\s]*(?:(?:of|\/|पैकी)\s*[0-9०-९]{1,4})?$/iu

/** The blocks of a page: by its tags where it has them, otherwise by sizes, gaps and marks. */
export function blocksOf(lines: readonly Line[], measures: Measures): Block[] {
  const parts: Part[] = []
  const right = lines.reduce((end, line) => Math.max(end, endOf(line)), 0)
  const left = lines.reduce((start, [first]) => Math.min(start, first?.left ?? start), right)
  lines.forEach((line, at) => {
    const isEdge = (at === 0 || at === lines.length - 1) && line.every(({ tag }) => tag?.kind !== 'cell')
    if (isEdge && pageNumber.test(plain(lineText(line)))) return
    const columns = columnsOf(lines, at)
    if (columns) addRow(tableAt(parts, -columns), line)
    else for (const piece of piecesOf(line)) addPiece(parts, piece, { measures, width: right - left, right })
  })
  return grouped(parts)
}

const endOf = (line: Line): number => line.reduce((end, run) => Math.max(end, run.right), 0)

/** A line is one piece, unless its tags part it. */
function piecesOf(line: Line): Line[] {
  const pieces: Line[] = []
  for (const run of line) {
    const last = pieces.at(-1)
    if (last && last[0]?.tag?.element === run.tag?.element) last.push(run)
    else pieces.push([run])
  }
  return pieces
}

type Around = { measures: Measures; width: number; right: number }

function addPiece(parts: Part[], line: Line, around: Around): void {
  const tag = line[0]?.tag
  if (tag?.kind === 'cell') {
    addCell(tableAt(parts, tag.table), tag, lineText(line))
    return
  }
  const text = lineText(line)
  const looked = headingLevel(line, around.measures)
  const level = tag?.kind === 'heading' ? tag.level : (looked ?? 0)
  const isItem = tag?.kind === 'item' || bullet.test(text.trim()) || numbered.test(text.trim())
  const kind = level > 0 ? 'heading' : isItem ? 'item' : 'text'
  const open = parts.at(-1)
  if (open && open.kind !== 'table' && continues(open, line, { kind, level }, around)) {
    open.text = joined(open.text, text)
    open.last = line
    return
  }
  parts.push({ kind, level, text, element: tag?.element ?? 0, last: line })
}

/** Whether a line belongs to the text before it. */
function continues(
  open: Text,
  line: Line,
  { kind, level }: Pick<Text, 'kind' | 'level'>,
  { measures, width, right }: Around,
): boolean {
  const element = line[0]?.tag?.element ?? 0
  if (element > 0 || open.element > 0) return element === open.element
  const isMarked = kind === 'item'
  if (isMarked || (kind === 'heading') !== (open.kind === 'heading') || (level > 0 && level !== open.level))
    return false
  const step = stepBetween(open.last, line)
  if (step === 0 || step > measures.step * 1.3) return false
  if (Math.abs(lineSize(open.last) / lineSize(line) - 1) > 0.12) return false
  // A line that ends early would have had room for the next word: a new text begins.
  return kind === 'heading' || right - endOf(open.last) < width * 0.22
}

/** Items next to each other are a list; one alone is a text. */
function grouped(parts: readonly Part[]): Block[] {
  const blocks: Block[] = []
  let items: Text[] = []
  const close = (): void => {
    const texts = items.map(({ text }) => plain(plain(text).replace(bullet, ''))).filter(Boolean)
    if (texts.length > 1) blocks.push({ kind: 'list', items: texts })
    else for (const text of texts) blocks.push({ kind: 'text', text })
    items = []
  }
  for (const part of parts) {
    if (part.kind === 'item') {
      items.push(part)
      continue
    }
    close()
    if (part.kind === 'table') blocks.push(...tableBlock(part))
    else {
      const text = plain(part.text)
      if (text && part.kind === 'heading') blocks.push({ kind: 'heading', level: part.level, text })
      else if (text) blocks.push({ kind: 'text', text })
    }
  }
  close()
  return blocks
}
