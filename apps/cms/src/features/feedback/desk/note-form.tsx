'use client'

import { useId, useState } from 'react'
import { Button } from '../../../views/button.tsx'
import { useUnsent } from '../../../views/unsaved/unsent.ts'
import { StatusMessage } from './status-message.tsx'
import { useOnce } from './use-once.ts'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

type Props = { address: string; language: 'en' | 'mr' }

export function NoteForm({ address, language }: Props) {
  const id = useId()
  const { problem, success, isSending, send } = useSend(address, language)
  const [text, setText] = useState('')
  const once = useOnce(text)
  const isEmpty = text.trim() === ''
  useUnsent(!isEmpty)
  const add = async (): Promise<void> => {
    if (await send({ action: 'note', text, once }, words.noteAdded)) setText('')
  }
  return (
    <div>
      <label htmlFor={id}>{words.note[language]}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={5000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button buttonStyle="secondary" disabled={isSending || isEmpty} onClick={() => void add()}>
        {words.addNote[language]}
      </Button>
      <StatusMessage problem={problem} success={success} />
    </div>
  )
}
