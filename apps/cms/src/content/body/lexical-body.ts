import { $createLinkNode, $isLinkNode } from '@lexical/link'
import {
  $createListItemNode,
  $createListNode,
  $isListItemNode,
  $isListNode,
  type ListNode,
} from '@lexical/list'
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text'
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  TableCellHeaderStates,
  type TableCellNode,
  type TableNode,
} from '@lexical/table'
import type { Block, Body, Cell, Item, List, Run } from '@nagardwar/contract/browser'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical'
import { tidy } from './body-of-html.ts'

const deepest = 3

function $runs(parent: ElementNode, link = ''): Run[] {
  return parent.getChildren().flatMap((node): Run[] => {
    if ($isLineBreakNode(node)) return [{ text: '\n', ...(link ? { link } : {}) }]
    if ($isTextNode(node))
      return [
        {
          text: node.getTextContent(),
          ...(node.hasFormat('bold') ? { bold: true } : {}),
          ...(node.hasFormat('italic') ? { italic: true } : {}),
          ...(link ? { link } : {}),
        },
      ]
    if ($isLinkNode(node)) return $runs(node, node.getURL())
    return $isElementNode(node) ? [...$runs(node, link), { text: '\n' }] : []
  })
}

/** Lexical keeps a list within a list in an item of its own, after the one it belongs to. */
function $list(node: ListNode, depth = 1): List {
  const items: Item[] = []
  for (const child of node.getChildren()) {
    if (!$isListItemNode(child)) continue
    const inner = child.getChildren().find($isListNode)
    const last = items.at(-1)
    if (!inner) items.push({ runs: tidy($runs(child)) })
    else if (!last || depth === deepest) items.push(...$list(inner, depth).items)
    else last.list = { ...$list(inner, depth + 1), ...(last.list ? { items: last.list.items } : {}) }
  }
  return { ordered: node.getListType() === 'number', items }
}

function $cell(node: TableCellNode, row: number): Cell {
  const state = node.getHeaderStyles()
  const isHead = (wanted: number): boolean => (state & wanted) !== 0
  // In Lexical `ROW` is a cell of the row of headers, and `COLUMN` one of the column of headers.
  const header = isHead(TableCellHeaderStates.ROW)
    ? 'column'
    : isHead(TableCellHeaderStates.COLUMN)
      ? 'row'
      : undefined
  const [columns, rows] = [node.getColSpan(), node.getRowSpan()]
  return {
    runs: tidy($runs(node)),
    ...(header ? { header: header === 'row' && row === 0 ? 'column' : header } : {}),
    ...(columns > 1 ? { columns } : {}),
    ...(rows > 1 ? { rows } : {}),
  }
}

const $table = (node: TableNode): Block => ({
  kind: 'table',
  rows: node
    .getChildren()
    .filter($isTableRowNode)
    .map((row, index) =>
      row
        .getChildren()
        .filter($isTableCellNode)
        .map((cell) => $cell(cell, index)),
    )
    .filter((cells) => cells.length > 0),
})

function $block(node: LexicalNode): Block[] {
  if ($isListNode(node)) {
    const list = $list(node)
    return list.items.length > 0 ? [{ kind: 'list', ...list }] : []
  }
  if ($isTableNode(node)) return [$table(node)]
  if (!$isElementNode(node)) return []
  const runs = tidy($runs(node))
  if (runs.length === 0) return []
  if (!$isHeadingNode(node)) return [{ kind: 'paragraph', runs }]
  const level = Math.min(Math.max(Number(node.getTag().slice(1)), 2), 4) as 2 | 3 | 4
  return [{ kind: 'heading', level, runs }]
}

/** What the editor holds, as it is stored. */
export const $bodyOf = (root: ElementNode): Body => root.getChildren().flatMap($block)

function $textNodes({ text, bold, italic }: Run): LexicalNode[] {
  return text.split('\n').flatMap((line, index) => {
    const node = $createTextNode(line)
    if (bold) node.toggleFormat('bold')
    if (italic) node.toggleFormat('italic')
    return [...(index > 0 ? [$createLineBreakNode()] : []), ...(line === '' ? [] : [node])]
  })
}

/** Neighbouring runs of one link are one link. */
export function $inline(runs: readonly Run[]): LexicalNode[] {
  const nodes: LexicalNode[] = []
  for (const run of runs) {
    const last = nodes.at(-1)
    if (!run.link) nodes.push(...$textNodes(run))
    else if ($isLinkNode(last) && last.getURL() === run.link) last.append(...$textNodes(run))
    else nodes.push($createLinkNode(run.link).append(...$textNodes(run)))
  }
  return nodes
}

function $listNode({ ordered, items }: List): ListNode {
  const node = $createListNode(ordered ? 'number' : 'bullet')
  for (const { runs, list } of items) {
    node.append($createListItemNode().append(...$inline(runs)))
    if (list) node.append($createListItemNode().append($listNode(list)))
  }
  return node
}

const states = { column: TableCellHeaderStates.ROW, row: TableCellHeaderStates.COLUMN }

function $cellNode({ runs, header, columns = 1, rows = 1 }: Cell): TableCellNode {
  const state = header ? states[header] : TableCellHeaderStates.NO_STATUS
  const node = $createTableCellNode(state, columns)
  node.setRowSpan(rows)
  return node.append($createParagraphNode().append(...$inline(runs)))
}

function $node(block: Block): LexicalNode {
  if (block.kind === 'list') return $listNode(block)
  if (block.kind === 'table')
    return $createTableNode().append(
      ...block.rows.map((cells) => $createTableRowNode().append(...cells.map($cellNode))),
    )
  const node = block.kind === 'heading' ? $createHeadingNode(`h${block.level}`) : $createParagraphNode()
  return node.append(...$inline(block.runs))
}

/** What is stored, as the editor holds it. */
export const $nodesOf = (body: Body): LexicalNode[] => body.map($node)
