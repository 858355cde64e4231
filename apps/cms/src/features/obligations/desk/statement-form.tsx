'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { DeskLanguage, Words } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { words } from '../words.ts'

type Props = {
  address: string
  back: string
  language: DeskLanguage
  isAsked: boolean
  answer: string
  reason: Words
  owner: number | undefined
  departments: { id: number; name: string }[]
}

export function StatementForm({
  address,
  back,
  language,
  isAsked,
  answer,
  reason,
  owner,
  departments,
}: Props) {
  const router = useRouter()
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string): string => String(given.get(name) ?? '')
    setIsSending(true)
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({
        answer: text('answer') || null,
        reason: { en: text('en'), mr: text('mr') },
        owner: Number(text('owner')) || null,
      }),
    }).catch(() => undefined)
    const body = (await response?.json().catch(() => undefined)) as { message?: string } | undefined
    setIsSending(false)
    setProblem(response?.ok ? '' : (body?.message ?? words.failed[language]))
    if (response?.ok) router.push(back)
  }
  return (
    <form className="obligations-form desk-fields" onSubmit={(event) => void save(event)}>
      <p role="alert">{problem}</p>
      <label>
        {words.answer[language]}
        <select name="answer" defaultValue={answer}>
          <option value="">{words.noAnswer[language]}</option>
          {isAsked ? <option value="yes">{words.yes[language]}</option> : null}
          {isAsked ? <option value="no">{words.no[language]}</option> : null}
          <option value="not-applicable">{words.notApplicable[language]}</option>
        </select>
      </label>
      <label>
        {words.reasonMr[language]}
        <input name="mr" lang="mr" maxLength={300} defaultValue={reason.mr} />
      </label>
      <label>
        {words.reasonEn[language]}
        <input name="en" lang="en" maxLength={300} defaultValue={reason.en} />
      </label>
      <label>
        {words.ownDepartment[language]}
        <select name="owner" defaultValue={owner ?? ''}>
          <option value="">{words.byContent[language]}</option>
          {departments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" disabled={isSending}>
        {words.save[language]}
      </Button>
    </form>
  )
}
