'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../views/button.tsx'
import './question.css'
import { words } from './words.ts'

type Props = {
  isOpen: boolean
  language: 'en' | 'mr'
  question: string
  confirm: string
  children: ReactNode
  onConfirm: () => void
  onBack: () => void
}

/** Asks before something that reaches people outside is done. The heading gets the focus, so that a second Enter confirms nothing. */
export function Question({ isOpen, language, question, confirm, children, onConfirm, onBack }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal()
      // Browsers differ in what a dialog gives the focus to: here it is never a button.
      heading.current?.focus()
    }
    // Gives the focus back to the button that was pressed.
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className="desk-question" aria-labelledby={id} onClose={onBack}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {question}
      </h2>
      {children}
      <div>
        <Button margin={false} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onBack}>
          {words.back[language]}
        </Button>
      </div>
    </dialog>
  )
}
