import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { HeadingNode, registerRichText } from '@lexical/rich-text'
import {
  $getTableCellNodeFromLexicalNode,
  registerTablePlugin,
  registerTableSelectionObserver,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table'
import type { Body } from '@nagardwar/contract/browser'
import { bodyText } from '@nagardwar/contract/browser'
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical'
import { bodyOfHtml } from './body-of-html.ts'
import { $bodyOf, $inline, $nodesOf } from './lexical-body.ts'

/** Changes that come from the form are no changes of a person. */
const fromForm = 'from-form'

/** What was cut or copied in an editor of ours. */
const ownKind = 'application/x-lexical-editor'

export function showBody(editor: LexicalEditor, body: Body): void {
  editor.update(
    () => {
      const root = $getRoot()
      root.clear()
      root.append(...$nodesOf(body))
      if (root.isEmpty() || root.getLastChild()?.getType() === 'table') root.append($createParagraphNode())
    },
    { tag: [fromForm, 'history-merge'], discrete: true },
  )
}

/** Words alone where there is one paragraph, and in a cell, which holds no headings. */
function $insert(body: Body): void {
  const selection = $getSelection()
  const [first] = body
  const cell = selection?.getNodes()[0] && $getTableCellNodeFromLexicalNode(selection.getNodes()[0] as never)
  if (cell && $isRangeSelection(selection)) selection.insertRawText(bodyText(body))
  else if (first?.kind === 'paragraph' && body.length === 1) $insertNodes($inline(first.runs))
  else $insertNodes($nodesOf(body))
}

function paste(event: object): boolean {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null
  if (!data || data.types.includes(ownKind)) return false
  const html = data.getData('text/html')
  const body = html ? bodyOfHtml(html) : []
  if (body.length === 0) return false
  ;(event as ClipboardEvent).preventDefault()
  $insert(body)
  return true
}

/** An editor in an element. `close` ends it. */
export function openEditor(
  element: HTMLElement,
  onChange: (body: Body) => void,
): { editor: LexicalEditor; close: () => void } {
  const editor = createEditor({
    namespace: 'body',
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode, TableNode, TableRowNode, TableCellNode],
    theme: {
      list: { nested: { listitem: 'body-editor__nested' } },
      tableCellSelected: 'body-editor__selected',
    },
    // Lexical then shows what was there before the change.
    onError: (error) => console.error(error),
  })
  editor.setRootElement(element)
  const close = mergeRegister(
    registerRichText(editor),
    registerHistory(editor, createEmptyHistoryState(), 300),
    registerList(editor),
    registerTablePlugin(editor),
    registerTableSelectionObserver(editor, false),
    editor.registerCommand(PASTE_COMMAND, paste, COMMAND_PRIORITY_HIGH),
    // What is not kept cannot be made: underlined words look like links, and the site chooses where a text stands.
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => format !== 'bold' && format !== 'italic',
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(FORMAT_ELEMENT_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
    editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
      if (tags.has(fromForm) || dirtyElements.size + dirtyLeaves.size === 0) return
      onChange(editorState.read(() => $bodyOf($getRoot())))
    }),
  )
  return {
    editor,
    close: () => {
      close()
      editor.setRootElement(null)
    },
  }
}
