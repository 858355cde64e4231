'use client'

import { useState } from 'react'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { TableHeads } from '../../../views/page/table-heads.tsx'
import { CorrectForm } from './correct-form.tsx'
import type { Line } from './messages.ts'
import { words } from './words.ts'

type Props = {
  found: Line[]
  chosen: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
  correct: (change: object) => Promise<boolean>
  admin: string
  language: DeskLanguage
  isSending: boolean
}

const heads = [words.chosen, words.subject, words.received, words.name, words.mobile, words.email]

/** The messages that were found, each with a box to choose it and a button to correct it. */
export function FoundTable({ found, chosen, onChoose, correct, admin, language, isSending }: Props) {
  const [corrected, setCorrected] = useState<number>()
  const day = (at: string): string => {
    const text = at.slice(0, 10).split('-').reverse().join('.')
    return language === 'mr' ? toMarathiDigits(text) : text
  }
  const choose = (id: number, isChosen: boolean) => {
    const rest = [...chosen].filter((each) => each !== id)
    onChoose(new Set(isChosen ? [...rest, id] : rest))
  }
  const all = found.map(({ id }) => id)
  return (
    <>
      <label className="person-all">
        <input
          type="checkbox"
          checked={all.every((id) => chosen.has(id))}
          onChange={({ target }) => onChoose(new Set(target.checked ? all : []))}
        />{' '}
        {words.chooseAll[language]}
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys */}
      <section className="person-found desk-table desk-cards" aria-label={words.found[language]} tabIndex={0}>
        <table>
          <caption>{words.found[language]}</caption>
          <thead>
            <tr>
              <TableHeads heads={heads} language={language} />
              <td />
            </tr>
          </thead>
          <tbody>
            {found.map((line) => (
              <tr key={line.id}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`${words.chosen[language]}: ${line.reference}`}
                    checked={chosen.has(line.id)}
                    onChange={({ target }) => choose(line.id, target.checked)}
                  />
                </td>
                <th scope="row">
                  <a href={`${admin}/collections/feedback/${line.id}`}>{line.subject}</a> {line.reference}
                </th>
                <td data-label={words.received[language]}>{day(line.receivedAt)}</td>
                <td data-label={words.name[language]}>{line.name}</td>
                <td data-label={words.mobile[language]}>{line.mobile}</td>
                <td data-label={words.email[language]}>{line.email}</td>
                <td>
                  {corrected === line.id ? (
                    <CorrectForm
                      {...{ line, language, isSending, correct }}
                      onEnd={() => setCorrected(undefined)}
                    />
                  ) : (
                    <Button
                      buttonStyle="secondary"
                      aria-label={`${words.correct[language]}: ${line.reference}`}
                      onClick={() => setCorrected(line.id)}
                    >
                      {words.correct[language]}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
