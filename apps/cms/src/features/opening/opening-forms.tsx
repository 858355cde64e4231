'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { momentOf } from '../../platform/dates/time-in-india.ts'
import { Button } from '../../views/button.tsx'
import { DayInput } from '../../views/dates/day-input.tsx'
import { CertificateForm } from './certificate-form.tsx'
import { useSend } from './use-send.ts'
import { readySentence, words } from './words.ts'

type Language = 'en' | 'mr'
type Props = {
  address: string
  language: Language
  state: 'open' | 'closed'
  isPlanned: boolean
  certificate: { number: string; date: string }
}

/** What an administrator may decide now. */
export function OpeningForms({ address, language, state, isPlanned, certificate }: Props) {
  const router = useRouter()
  const { problem, isSending, send } = useSend(address, language)
  const act = async (body: object): Promise<void> => {
    if (await send('', body)) router.refresh()
  }
  return (
    <section aria-label={words.title[language]} className="opening-forms">
      <p role="alert">{problem}</p>
      {state === 'open' ? (
        <CloseForm language={language} isSending={isSending} act={act} />
      ) : (
        <OpenForm language={language} isSending={isSending} isPlanned={isPlanned} act={act} />
      )}
      <CertificateForm address={address} language={language} certificate={certificate} />
    </section>
  )
}

type FormProps = { language: Language; isSending: boolean; act: (body: object) => Promise<void> }

const fieldsOf = (event: FormEvent<HTMLFormElement>): Record<string, string> => {
  event.preventDefault()
  const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries)
}

function OpenForm({ language, isSending, isPlanned, act }: FormProps & { isPlanned: boolean }) {
  return (
    <>
      <Button disabled={isSending} onClick={() => void act({ action: 'open' })}>
        {words.openNow[language]}
      </Button>
      <form onSubmit={(event) => void act({ action: 'openAt', at: momentOf(fieldsOf(event)) })}>
        <div className="opening-day">
          <span aria-hidden="true">{words.day[language]}</span>
          <DayInput name="day" label={words.day[language]} day="" />
        </div>
        <label>
          {words.time[language]}{' '}
          <input
            type="text"
            name="time"
            inputMode="numeric"
            autoComplete="off"
            placeholder={language === 'mr' ? '१०:३०' : '10:30'}
          />
        </label>
        <Button type="submit" buttonStyle="secondary" disabled={isSending}>
          {words.openAt[language]}
        </Button>
      </form>
      {isPlanned ? (
        <Button buttonStyle="secondary" disabled={isSending} onClick={() => void act({ action: 'stay' })}>
          {words.stay[language]}
        </Button>
      ) : null}
    </>
  )
}

/** Two clicks are enough: a sentence is prepared, for when nobody has time to write. */
function CloseForm({ language, isSending, act }: FormProps) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <>
        <p>{words.closeWhy[language]}</p>
        <Button buttonStyle="secondary" onClick={() => setIsAsking(true)}>
          {words.close[language]}
        </Button>
      </>
    )
  const close = (event: FormEvent<HTMLFormElement>) => {
    const sentence = fieldsOf(event)
    void act({ action: 'close', sentence })
  }
  return (
    <form onSubmit={close}>
      <label>
        {words.sentenceMr[language]}{' '}
        <textarea name="mr" lang="mr" maxLength={500} defaultValue={readySentence.mr} />
      </label>
      <label>
        {words.sentenceEn[language]}{' '}
        <textarea name="en" lang="en" maxLength={500} defaultValue={readySentence.en} />
      </label>
      <Button type="submit" disabled={isSending}>
        {words.closeNow[language]}
      </Button>
      <Button buttonStyle="secondary" onClick={() => setIsAsking(false)}>
        {words.cancel[language]}
      </Button>
    </form>
  )
}
