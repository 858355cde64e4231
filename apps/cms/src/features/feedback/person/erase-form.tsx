'use client'

import type { FormEvent } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { words } from './words.ts'

type Props = { language: DeskLanguage; isDisabled: boolean; onErase: () => Promise<void> }

/** The confirmation is for the messages that are chosen now: another choice asks anew. */
export function EraseForm({ language, isDisabled, onErase }: Props) {
  const erase = (event: FormEvent) => {
    event.preventDefault()
    void onErase()
  }
  return (
    <form onSubmit={erase}>
      <p>
        <label>
          <input type="checkbox" name="confirmed" required /> {words.confirm[language]}
        </label>
      </p>
      <Button type="submit" buttonStyle="error" disabled={isDisabled}>
        {words.erase[language]}
      </Button>
    </form>
  )
}
