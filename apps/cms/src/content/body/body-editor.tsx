'use client'

import type { Body } from '@nagardwar/contract/browser'
import type { LexicalEditor } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import { openEditor, showBody } from './open-editor.ts'
import { Toolbar } from './toolbar.tsx'
import type { WordKey } from './words.ts'

type Props = {
  value: Body
  onChange: (body: Body) => void
  /** What the text is called. */
  name: string
  textLanguage: 'en' | 'mr'
  isDisabled: boolean
  say: (key: WordKey) => string
}

/** The text itself, and above it what can be done with it. Tab leaves it, as it leaves every field. */
export function BodyEditor({ value, onChange, name, textLanguage, isDisabled, say }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<LexicalEditor>()
  // What the editor itself said last: any other value comes from outside, such as an earlier draft.
  const said = useRef<Body>(undefined)
  const tell = useRef(onChange)
  tell.current = onChange

  useEffect(() => {
    if (!box.current) return undefined
    const opened = openEditor(box.current, (body) => {
      said.current = body
      tell.current(body)
    })
    setEditor(opened.editor)
    return opened.close
  }, [])
  useEffect(() => {
    if (!editor) return
    if (value !== said.current) showBody(editor, value)
    said.current = value
  }, [editor, value])
  useEffect(() => editor?.setEditable(!isDisabled), [editor, isDisabled])

  return (
    <div className="body-editor">
      {editor && !isDisabled ? <Toolbar editor={editor} say={say} of={name} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: no other element can hold headings and tables. */}
      <div
        ref={box}
        className="body-editor__text"
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={name}
        aria-readonly={isDisabled}
        lang={textLanguage}
        contentEditable={!isDisabled}
        suppressContentEditableWarning
        spellCheck
      />
    </div>
  )
}
