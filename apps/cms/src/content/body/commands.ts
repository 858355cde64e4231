import { $isLinkNode, $toggleLink } from '@lexical/link'
import { $insertList, $isListNode, $removeList } from '@lexical/list'
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import {
  $createTableNodeWithDimensions,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableCellNodeFromLexicalNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table'
import { linkFrom } from '@nagardwar/contract/browser'
import {
  $createParagraphNode,
  $createTextNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'

export type Kind = 'paragraph' | 'heading2' | 'heading3' | 'heading4' | 'list'

/** What stands where the caret is. */
export type Place = {
  kind: Kind
  bold: boolean
  italic: boolean
  list: 'bullet' | 'number' | ''
  link: string
  isInTable: boolean
  hasHeadRow: boolean
  hasHeadColumn: boolean
}

export const nowhere: Place = {
  kind: 'paragraph',
  bold: false,
  italic: false,
  list: '',
  link: '',
  isInTable: false,
  hasHeadRow: false,
  hasHeadColumn: false,
}

const $around = (node: LexicalNode | null | undefined): LexicalNode[] =>
  node ? [node, ...node.getParents()] : []

function $start(): LexicalNode | undefined {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? selection.anchor.getNode() : selection?.getNodes()[0]
}

function $tableHere(): TableNode | undefined {
  const node = $start()
  const cell = node && $getTableCellNodeFromLexicalNode(node)
  return cell ? $getTableNodeFromLexicalNodeOrThrow(cell) : undefined
}

function $headsOf(table: TableNode): { hasHeadRow: boolean; hasHeadColumn: boolean } {
  const first = table.getFirstChild()
  const last = table.getLastChild()
  const inRow = $isTableRowNode(first) ? first.getLastChild() : undefined
  const inColumn = $isTableRowNode(last) ? last.getFirstChild() : undefined
  const has = (cell: LexicalNode | null | undefined, state: number) =>
    $isTableCellNode(cell) && (cell.getHeaderStyles() & state) !== 0
  return {
    hasHeadRow: has(inRow, TableCellHeaderStates.ROW),
    hasHeadColumn: has(inColumn, TableCellHeaderStates.COLUMN),
  }
}

export function $placeHere(): Place {
  const selection = $getSelection()
  const around = $around($start())
  const heading = around.find($isHeadingNode)
  const list = around.find($isListNode)
  const table = around.find($isTableNode)
  const level = Math.min(Math.max(Number(heading?.getTag().slice(1)), 2), 4)
  return {
    kind: heading ? (`heading${level}` as Kind) : list ? 'list' : 'paragraph',
    bold: $isRangeSelection(selection) && selection.hasFormat('bold'),
    italic: $isRangeSelection(selection) && selection.hasFormat('italic'),
    list: list ? (list.getListType() === 'number' ? 'number' : 'bullet') : '',
    link: around.find($isLinkNode)?.getURL() ?? '',
    isInTable: table !== undefined,
    ...(table ? $headsOf(table) : { hasHeadRow: false, hasHeadColumn: false }),
  }
}

export const setKind = (editor: LexicalEditor, kind: Kind): void =>
  editor.update(() => {
    if ($start() && $around($start()).some($isListNode)) $removeList()
    $setBlocksType($getSelection(), () =>
      kind === 'paragraph' ? $createParagraphNode() : $createHeadingNode(`h${kind.slice(-1)}` as 'h2'),
    )
  })

export const toggle = (editor: LexicalEditor, format: 'bold' | 'italic'): boolean =>
  editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)

export const toggleList = (editor: LexicalEditor, kind: 'bullet' | 'number'): void =>
  editor.update(() => {
    if ($placeHere().list === kind) $removeList()
    else $insertList(kind)
  })

/** An address as people write it: also without `https://`, an e-mail address, or a number. */
export function addressOf(typed: string): string {
  const text = typed.trim()
  if (/^[^\s/:@]+@[^\s/:@]+$/.test(text)) return linkFrom(`mailto:${text}`)
  if (/^[+()\-\s\p{Nd}]{5,}$/u.test(text)) return linkFrom(`tel:${text}`)
  if (/^[^\s/:.]+(\.[^\s/:.]+)+(\/|$)/.test(text)) return linkFrom(`https://${text}`)
  return /^(https?:|mailto:|tel:|\/(?!\/))/i.test(text) ? linkFrom(text) : ''
}

/** Without chosen words the address itself becomes the text of the link. */
export const setLink = (editor: LexicalEditor, address: string): void =>
  editor.update(() => {
    const selection = $getSelection()
    const isWithin = $around($start()).some($isLinkNode)
    if (address && $isRangeSelection(selection) && selection.isCollapsed() && !isWithin) {
      const words = $createTextNode(address.replace(/^(mailto:|tel:)/, ''))
      $insertNodes([words])
      words.select(0)
    }
    $toggleLink(address || null, { rel: null, target: null })
  })

export const insertTable = (editor: LexicalEditor): void =>
  editor.update(() => {
    const table = $createTableNodeWithDimensions(3, 3, { rows: true, columns: false })
    $insertNodes([table])
    if (!table.getNextSibling()) table.insertAfter($createParagraphNode())
    table.getFirstDescendant()?.selectStart()
  })

const deeds = {
  rowBelow: () => $insertTableRowAtSelection(true),
  columnAfter: () => $insertTableColumnAtSelection(true),
  deleteRow: () => $deleteTableRowAtSelection(),
  deleteColumn: () => $deleteTableColumnAtSelection(),
  deleteTable: () => {
    const table = $tableHere()
    table?.selectNext()
    table?.remove()
  },
  headRow: () => {
    const table = $tableHere()
    if (table) $setTableRowIsHeader(table, 0, !$headsOf(table).hasHeadRow)
  },
  headColumn: () => {
    const table = $tableHere()
    if (table) $setTableColumnIsHeader(table, 0, !$headsOf(table).hasHeadColumn)
  },
}

export type TableAction = keyof typeof deeds

export const changeTable = (editor: LexicalEditor, action: TableAction): void =>
  editor.update(() => void deeds[action]())
