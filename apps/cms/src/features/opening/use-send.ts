'use client'

import { useState } from 'react'
import { words } from './words.ts'

type Language = 'en' | 'mr'
type Sent = (path: string, body: object) => Promise<Record<string, unknown> | undefined>

/** Sends a decision to the desk, and says what was wrong with it where it is refused. */
export function useSend(
  address: string,
  language: Language,
): { problem: string; isSending: boolean; send: Sent } {
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)
  const send: Sent = async (path, body) => {
    setIsSending(true)
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const answer = (await response?.json().catch(() => undefined)) as Record<string, unknown> | undefined
    setIsSending(false)
    setProblem(response?.ok ? '' : String(answer?.message ?? words.failed[language]))
    return response?.ok ? answer : undefined
  }
  return { problem, isSending, send }
}
