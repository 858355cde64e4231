'use client'

import { useState } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { words } from './words.ts'

/** Calls of this page. What a person typed goes in the body, never in an address. */
export function useCalls(address: string, language: DeskLanguage) {
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)
  const post = async (path: string, body: object): Promise<Response | undefined> => {
    setIsSending(true)
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    setIsSending(false)
    if (response?.ok) setProblem('')
    else {
      const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined
      setProblem(answer?.message ?? words.failed[language])
    }
    return response?.ok ? response : undefined
  }
  const send = async (path: string, body: object): Promise<unknown> => (await post(path, body))?.json()
  /** The answer as a file on the administrator's own computer. */
  const save = async (path: string, body: object, name: string): Promise<void> => {
    const file = await (await post(path, body))?.blob()
    if (!file) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  }
  return { problem, isSending, send, save }
}
