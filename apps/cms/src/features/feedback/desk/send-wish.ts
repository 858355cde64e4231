'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Wish } from './wishes.ts'
import { words } from './words.ts'

/** Sends what somebody wants done about a feedback; true where it is done, and the page then shows it. */
export function useWish(address: string, language: 'en' | 'mr') {
  const router = useRouter()
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async (wish: Wish): Promise<boolean> => {
    setSending(true)
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(wish),
    }).catch(() => undefined)
    const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined
    setSending(false)
    setProblem(response?.ok ? '' : (answer?.message ?? words.failed[language]))
    if (response?.ok && wish.wish !== 'read') router.refresh()
    return response?.ok === true
  }
  return { problem, isSending, send }
}
