'use client'

import { useId, useState } from 'react'
import { Button } from '../../../views/button.tsx'
import type { InboxRequest } from './request-bodies.ts'
import { useOnce } from './use-once.ts'
import type { useSend } from './use-send.ts'
import { words } from './words.ts'

type Props = { language: 'en' | 'mr' } & Pick<ReturnType<typeof useSend<InboxRequest>>, 'isSending' | 'send'>

export function NoteForm({ language, isSending, send }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const once = useOnce(text)
  const add = async (): Promise<void> => {
    if (await send({ action: 'note', text, once })) setText('')
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
      <Button buttonStyle="secondary" disabled={isSending || text.trim() === ''} onClick={() => void add()}>
        {words.addNote[language]}
      </Button>
    </div>
  )
}
