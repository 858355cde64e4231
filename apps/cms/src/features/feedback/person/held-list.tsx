'use client'

import type { FormEvent } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import type { HeldLine } from './held.ts'
import { words } from './words.ts'

type Props = { held: HeldLine[]; language: DeskLanguage; isSending: boolean; onErase: () => Promise<void> }

/** What is stored of the person besides messages, with one button that erases it. */
export function HeldList({ held, language, isSending, onErase }: Props) {
  const erase = (event: FormEvent) => {
    event.preventDefault()
    void onErase()
  }
  return (
    <section aria-label={words.held[language]}>
      <h2>{words.held[language]}</h2>
      {held.map(({ id, holder, what, facts }) => (
        <div key={`${holder} ${id}`}>
          <h3>{what[language]}</h3>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label.en}>
                <dt>{label[language]}</dt>
                <dd>{value[language]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <form onSubmit={erase}>
        <p>
          <label>
            <input type="checkbox" name="confirmed" required /> {words.confirmHeld[language]}
          </label>
        </p>
        <Button type="submit" buttonStyle="error" disabled={isSending}>
          {words.eraseHeld[language]}
        </Button>
      </form>
    </section>
  )
}
