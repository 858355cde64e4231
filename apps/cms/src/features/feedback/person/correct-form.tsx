'use client'

import type { FormEvent } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import type { Line } from './messages.ts'
import { words } from './words.ts'

type Props = {
  line: Line
  language: DeskLanguage
  isSending: boolean
  correct: (change: object) => Promise<boolean>
  onEnd: () => void
}

/** How the person is called and reached. */
export function CorrectForm({ line, language, isSending, correct, onEnd }: Props) {
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget))
    if (await correct({ id: line.id, ...given })) onEnd()
  }
  return (
    <form className="desk-fields" onSubmit={(event) => void save(event)}>
      {(['name', 'mobile', 'email'] as const).map((field) => (
        <label key={field}>
          {words[field][language]}{' '}
          <input
            name={field}
            defaultValue={line[field]}
            required={line[field] !== ''}
            maxLength={254}
            autoComplete="off"
          />
        </label>
      ))}
      <Button type="submit" disabled={isSending}>
        {words.save[language]}
      </Button>
      <Button buttonStyle="secondary" onClick={onEnd}>
        {words.cancel[language]}
      </Button>
    </form>
  )
}
