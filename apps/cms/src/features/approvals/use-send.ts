'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, type SyntheticEvent, useState } from 'react'
import { dayOf, momentIn } from '../../views/dates/moment-in-form.ts'
import type { Above } from './above.ts'
import type { Offer } from './both-or-alone.tsx'
import { viewWords } from './view-words.ts'

type Language = 'en' | 'mr'
type Answer = { errors?: { message?: string }[]; above?: Above[] } & Record<string, unknown>
type RequestBody = { records?: readonly { list: string; record: number }[] } & Record<string, unknown>

const offerOf = (above: readonly Above[], again: (body: RequestBody) => void, body: RequestBody): Offer => ({
  above,
  both: () => {
    const others = above.map(({ list, record }) => ({ list, record }))
    again({ ...body, records: [...others, ...(body.records ?? [])] })
  },
  alone: () => again({ ...body, alone: true }),
})

/** Sends a body to the approvals, says what was wrong with it, and shows the page as it is then. */
export function useSend(language: Language, { refreshes = true } = {}) {
  const router = useRouter()
  const { config } = useConfig()
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [offer, setOffer] = useState<Offer>()
  async function send(path: string, body: RequestBody, onDone?: () => void): Promise<Answer | undefined> {
    setOffer(undefined)
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
    if (answer?.above && !isDone)
      setOffer(offerOf(answer.above, (more) => void send(path, more, onDone), body))
    if (!isDone) return undefined
    onDone?.()
    if (refreshes) router.refresh()
    return answer
  }
  return { problem, isSending, offer, send }
}

/** Whether a form has a time of publishing: its button says what it does. */
export function useScheduled() {
  const [isScheduled, setIsScheduled] = useState(false)
  // The field of a day writes what was typed, or chosen in its calendar, into a hidden one afterwards.
  const look = ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
    setTimeout(() => setIsScheduled(Boolean(new FormData(currentTarget).get(dayOf('publishAt')))))
  }
  return { isScheduled, watching: { onInput: look, onClick: look, onKeyUp: look } }
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
