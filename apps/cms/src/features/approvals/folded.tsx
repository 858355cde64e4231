'use client'

import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../views/button.tsx'
import { viewWords as words } from './view-words.ts'

type Language = 'en' | 'mr'
export type Decided = 'isApproved' | 'isScheduled' | 'isReturned'

/**
 * The card keeps the height that it has before it is folded, so that no other one comes under the pointer. Where one of
 * several was decided, the focus stays with what was pressed.
 */
export function useFolded(isFolded: boolean, takesFocus: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const keepHeight = () => {
    const card = place.current?.closest('article')
    if (card) card.style.minBlockSize = `${card.getBoundingClientRect().height}px`
  }
  useLayoutEffect(() => {
    const card = place.current?.closest('article')
    if (!card || !isFolded) return
    card.dataset.decided = ''
    const status = place.current?.querySelector<HTMLElement>('[role="status"]')
    if (takesFocus) status?.focus({ preventScroll: true })
    return () => {
      card.style.minBlockSize = ''
      delete card.dataset.decided
    }
  }, [isFolded, takesFocus])
  return { place, keepHeight }
}

/** What was decided, in the place of the forms, and the way back. */
export function Outcome({ decided, isSending, language, onUndo }: OutcomeProps) {
  return (
    <>
      <p role="status" tabIndex={-1}>
        {words[decided][language]}
      </p>
      <Button margin={false} buttonStyle="secondary" disabled={isSending} onClick={onUndo}>
        {words.undo[language]}
      </Button>
    </>
  )
}
type OutcomeProps = { decided: Decided; isSending: boolean; language: Language; onUndo: () => void }
