'use client'

import type { LexicalEditor } from 'lexical'
import { type KeyboardEvent, useId, useState } from 'react'
import { addressOf, setLink } from './commands.ts'
import type { WordKey } from './words.ts'

type Props = {
  editor: LexicalEditor
  say: (key: WordKey) => string
  /** Where the link leads in which the caret is; empty outside of one. */
  address: string
  onEnd: () => void
}

/** Asks where a link leads. It is no form of its own, because it stands inside that of the record. */
export function LinkForm({ editor, say, address, onEnd }: Props) {
  const [typed, setTyped] = useState(address.replace(/^(mailto:|tel:)/, ''))
  const [isWrong, setIsWrong] = useState(false)
  const id = useId()
  const set = () => {
    const found = addressOf(typed)
    if (found === '') return setIsWrong(true)
    setLink(editor, found)
    return onEnd()
  }
  const remove = () => {
    setLink(editor, '')
    onEnd()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd()
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <div className="body-editor__link">
      <label htmlFor={id}>{say('address')}</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        // biome-ignore lint/a11y/noAutofocus: whoever opened it is about to write the address.
        autoFocus
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
      <button type="button" onClick={set}>
        {say('setLink')}
      </button>
      {address ? (
        <button type="button" onClick={remove}>
          {say('removeLink')}
        </button>
      ) : null}
      {isWrong ? (
        <p id={`${id}-wrong`} role="alert">
          {say('noAddress')}
        </p>
      ) : null}
    </div>
  )
}
