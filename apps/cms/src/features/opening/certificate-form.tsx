'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Button } from '../../views/button.tsx'
import { DayInput } from '../../views/dates/day-input.tsx'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

type Props = { address: string; language: 'en' | 'mr'; certificate: { number: string; date: string } }

/** Number and date of the security audit, which the website shows with its policies. */
export function CertificateForm({ address, language, certificate }: Props) {
  const router = useRouter()
  const { problem, isSending, send } = useSend(address, language)
  const [isSaved, setIsSaved] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const isTaken = (await send('/certificate', body)) !== undefined
    setIsSaved(isTaken)
    if (isTaken) router.refresh()
  }
  return (
    <form id="certificate" onSubmit={(event) => void save(event)}>
      <h2>{words.certificate[language]}</h2>
      <p>{words.certificateWhy[language]}</p>
      <label>
        {words.number[language]} <input name="number" maxLength={100} defaultValue={certificate.number} />
      </label>
      <div className="opening-day">
        <span aria-hidden="true">{words.date[language]}</span>
        <DayInput name="date" label={words.date[language]} day={certificate.date} />
      </div>
      <Button type="submit" buttonStyle="secondary" disabled={isSending}>
        {words.save[language]}
      </Button>
      <p role="status">{isSaved ? words.saved[language] : ''}</p>
      <p role="alert">{problem}</p>
    </form>
  )
}
