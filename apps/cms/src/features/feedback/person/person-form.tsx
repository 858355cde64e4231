'use client'

import dynamic from 'next/dynamic'
import { type FormEvent, useState } from 'react'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage, Words } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { ErasedNote } from './erased-note.tsx'
import type { Erasure } from './erasure.ts'
import type { HeldLine } from './held.ts'
import type { Line } from './messages.ts'
import { useCalls } from './use-calls.ts'
import { words } from './words.ts'

// Both are needed when somebody was found.
const FoundTable = dynamic(() => import('./found-table.tsx').then((module) => module.FoundTable))
const HeldList = dynamic(() => import('./held-list.tsx').then((module) => module.HeldList))
const EraseForm = dynamic(() => import('./erase-form.tsx').then((module) => module.EraseForm))

const numbered = (label: Words, count: number, language: DeskLanguage): string =>
  `${label[language]}: ${language === 'mr' ? toMarathiDigits(count) : count}`

const foundWords = (count: number, language: DeskLanguage): string =>
  count === 0 ? words.nothing[language] : numbered(words.count, count, language)

type Props = { address: string; admin: string; language: DeskLanguage }

/** Finds one person's messages, of which some or all are then given out, corrected or erased. */
export function PersonForm({ address, admin, language }: Props) {
  const { problem, isSending, send, save } = useCalls(address, language)
  const [asked, setAsked] = useState({})
  const [found, setFound] = useState<Line[]>()
  const [held, setHeld] = useState<HeldLine[]>([])
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [done, setDone] = useState('')
  const [erasure, setErasure] = useState<Erasure>()
  const ids = [...chosen]

  const look = async (person: object): Promise<void> => {
    const answer = (await send('', person)) as { messages: Line[]; held: HeldLine[] } | undefined
    setFound(answer?.messages)
    setHeld(answer?.held ?? [])
    // After a correction the choice stays, as far as the messages do.
    const there = new Set(answer?.messages.map(({ id }) => id))
    setChosen((before) => new Set([...before].filter((id) => there.has(id))))
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const person = Object.fromEntries(new FormData(event.currentTarget))
    setAsked(person)
    setDone('')
    setErasure(undefined)
    setChosen(new Set())
    void look(person)
  }
  const correct = async (change: object): Promise<boolean> => {
    if (!(await send('/correct', change))) return false
    await look(asked)
    setDone(words.done[language])
    return true
  }
  const erase = async (): Promise<void> => {
    const answer = (await send('/erase', { ids, confirmed: true })) as Erasure | undefined
    if (!answer) return
    await look(asked)
    setErasure(answer)
    setDone(numbered(words.erased, answer.erased, language))
  }
  const eraseHeld = async (): Promise<void> => {
    const answer = (await send('/erase-held', { ...asked, confirmed: true })) as Erasure | undefined
    if (!answer) return
    await look(asked)
    setErasure(answer)
    setDone(numbered(words.erasedHeld, answer.erased, language))
  }
  const hasMessages = found !== undefined && found.length > 0
  const files =
    hasMessages || held.length > 0 ? (
      <div className="person-files">
        {(['html', 'json'] as const).map((as) => (
          <Button
            key={as}
            buttonStyle="secondary"
            disabled={isSending || (ids.length === 0 && held.length === 0)}
            onClick={() => void save('/export', { ...asked, ids, as }, `personal-data.${as}`)}
          >
            {words[as === 'html' ? 'toRead' : 'toMove'][language]}
          </Button>
        ))}
      </div>
    ) : null
  return (
    <div className="person">
      <form onSubmit={find} className="person-search desk-fields">
        <label>
          {words.telephone[language]} <input name="telephone" type="tel" maxLength={60} autoComplete="off" />
        </label>
        <label>
          {words.email[language]} <input name="email" inputMode="email" maxLength={254} autoComplete="off" />
        </label>
        <Button type="submit" disabled={isSending}>
          {words.find[language]}
        </Button>
      </form>
      <p role="alert">{problem}</p>
      <div role="status">
        {done ? <p>{done}</p> : null}
        {found ? <p>{foundWords(found.length, language)}</p> : null}
      </div>
      {erasure ? <ErasedNote {...{ erasure, language }} /> : null}
      {held.length > 0 ? <HeldList {...{ held, language, isSending }} onErase={eraseHeld} /> : null}
      {hasMessages ? (
        <>
          <FoundTable {...{ found, chosen, admin, language, isSending, correct }} onChoose={setChosen} />
          {files}
          <EraseForm
            key={ids.join()}
            language={language}
            isDisabled={isSending || ids.length === 0}
            onErase={erase}
          />
        </>
      ) : (
        files
      )}
    </div>
  )
}
