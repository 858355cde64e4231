'use client'

import type { LexicalEditor } from 'lexical'
import { type ReactNode, useEffect, useState } from 'react'
import {
  $placeHere,
  changeTable,
  insertTable,
  type Kind,
  nowhere,
  type Place,
  setKind,
  type TableAction,
  toggle,
  toggleList,
} from './commands.ts'
import { LinkForm } from './link-form.tsx'
import type { WordKey } from './words.ts'

type Say = (key: WordKey) => string
type Props = { editor: LexicalEditor; say: Say; of: string }

const kinds: readonly Kind[] = ['paragraph', 'heading2', 'heading3', 'heading4']
const tableActions: readonly TableAction[] = [
  'rowBelow',
  'columnAfter',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
]

/** What stands where the caret is, and changes with it. */
function usePlace(editor: LexicalEditor): Place {
  const [place, setPlace] = useState(nowhere)
  useEffect(
    () => editor.registerUpdateListener(({ editorState }) => setPlace(editorState.read($placeHere))),
    [editor],
  )
  return place
}

export function Toolbar({ editor, say, of }: Props) {
  const place = usePlace(editor)
  const [isLinking, setIsLinking] = useState(false)
  const back = () => editor.focus()
  return (
    <div role="toolbar" aria-label={`${say('toolbar')}: ${of}`} className="body-editor__tools">
      <select
        aria-label={say('kind')}
        value={place.kind}
        onChange={(event) => {
          setKind(editor, event.target.value as Kind)
          back()
        }}
      >
        {[...kinds, ...(place.kind === 'list' ? (['list'] as const) : [])].map((kind) => (
          <option key={kind} value={kind} disabled={kind === 'list'}>
            {say(kind)}
          </option>
        ))}
      </select>
      <Tool isOn={place.bold} onUse={() => toggle(editor, 'bold')}>
        {say('bold')}
      </Tool>
      <Tool isOn={place.italic} onUse={() => toggle(editor, 'italic')}>
        {say('italic')}
      </Tool>
      <Tool isOn={place.list === 'bullet'} onUse={() => toggleList(editor, 'bullet')}>
        {say('bullets')}
      </Tool>
      <Tool isOn={place.list === 'number'} onUse={() => toggleList(editor, 'number')}>
        {say('numbers')}
      </Tool>
      <button type="button" aria-expanded={isLinking} onClick={() => setIsLinking(!isLinking)}>
        {say('link')}
      </button>
      {place.isInTable ? (
        <TableTools editor={editor} say={say} place={place} />
      ) : (
        <Tool onUse={() => insertTable(editor)}>{say('table')}</Tool>
      )}
      {isLinking ? (
        <LinkForm
          editor={editor}
          say={say}
          address={place.link}
          onEnd={() => {
            setIsLinking(false)
            back()
          }}
        />
      ) : null}
    </div>
  )
}

const TableTools = ({ editor, say, place }: Omit<Props, 'of'> & { place: Place }) => (
  <>
    <Tool isOn={place.hasHeadRow} onUse={() => changeTable(editor, 'headRow')}>
      {say('headRow')}
    </Tool>
    <Tool isOn={place.hasHeadColumn} onUse={() => changeTable(editor, 'headColumn')}>
      {say('headColumn')}
    </Tool>
    {tableActions.map((action) => (
      <Tool key={action} onUse={() => changeTable(editor, action)}>
        {say(action)}
      </Tool>
    ))}
  </>
)

type ToolProps = { isOn?: boolean; onUse: () => void; children: ReactNode }

/** The caret stays in the text when a button is pressed with the mouse. */
const Tool = ({ isOn, onUse, children }: ToolProps) => (
  <button
    type="button"
    {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onUse}
  >
    {children}
  </button>
)
