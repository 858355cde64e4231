'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { momentIn } from '../desk/dates/moment-in-form.ts'
import { viewWords } from './view-words.ts'

type Language = 'en' | 'mr'
type Answer = { errors?: { message?: string }[] } & Record<string, unknown>

/** Sends a wish to the approvals, says what was wrong with it, and shows the page as it is then. */
export function useWish(language: Language) {
  const router = useRouter()
  const { config } = useConfig()
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)
  async function send(path: string, body: object): Promise<Answer | undefined> {
    setIsSending(true)
    const response = await fetch(`${config.routes.api}/approvals${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const answer = (await response?.json().catch(() => undefined)) as Answer | undefined
    setIsSending(false)
    // What takes long has begun its answer before it was known how it ends.
    const isDone = response?.ok === true && answer !== undefined && !answer.errors
    setProblem(isDone ? '' : (answer?.errors?.[0]?.message ?? viewWords.failed[language]))
    if (!isDone) return undefined
    router.refresh()
    return answer
  }
  return { problem, isSending, send }
}

/** The texts of a form, by their names. */
export const textsOf = (event: FormEvent<HTMLFormElement>): Record<string, string> => {
  event.preventDefault()
  const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries)
}

/** When to publish and when to withdraw, from a form that asks both. */
export const timesIn = (texts: Readonly<Record<string, string>>) => ({
  publishAt: momentIn(texts, 'publishAt'),
  withdrawAt: momentIn(texts, 'withdrawAt'),
})
