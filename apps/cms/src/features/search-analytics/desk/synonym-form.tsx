'use client'

import { type FormEvent, useState } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { words } from '../words.ts'

type Props = { address: string; asked: string; list: string; language: DeskLanguage }

/** Makes words that found nothing a synonym of words that the website has. */
export function SynonymForm({ address, asked, list, language }: Props) {
  const [said, setSaid] = useState('')
  const [isSending, setIsSending] = useState(false)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const means = String(new FormData(form).get('means') ?? '')
    setIsSending(true)
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ words: asked, means }),
    }).catch(() => undefined)
    const body = (await response?.json().catch(() => undefined)) as { message?: string } | undefined
    setIsSending(false)
    setSaid(
      response?.ok
        ? words.added[language]
        : typeof body?.message === 'string'
          ? body.message
          : words.failed[language],
    )
    if (response?.ok) form.reset()
  }
  return (
    <form className="search-analytics-synonym desk-fields" onSubmit={(event) => void add(event)}>
      <input
        name="means"
        list={list}
        required
        maxLength={60}
        autoComplete="off"
        aria-label={`${asked}: ${words.meansOf[language]}`}
        placeholder={words.means[language]}
      />
      <Button
        type="submit"
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSending}
        aria-label={`${words.add[language]}: ${asked}`}
      >
        {words.add[language]}
      </Button>
      <span role="status">{said}</span>
    </form>
  )
}
