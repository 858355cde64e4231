'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { InboxRequest } from './request-bodies.ts'
import { words } from './words.ts'

/** Sends what somebody wants done about a feedback; true where it is done, and the page then shows it. */
export function useSend<Request extends { action: string } = InboxRequest>(
  address: string,
  language: 'en' | 'mr',
) {
  const router = useRouter()
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async (body: Request): Promise<boolean> => {
    setSending(true)
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined
    setSending(false)
    setProblem(response?.ok ? '' : (answer?.message ?? words.failed[language]))
    if (response?.ok && body.action !== 'read') router.refresh()
    return response?.ok === true
  }
  return { problem, isSending, send }
}
