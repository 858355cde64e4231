'use client'

import { useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Words } from '../../../platform/words/words.ts'
import type { InboxRequest } from './request-bodies.ts'
import { words } from './words.ts'

/** A refresh puts the stored values into the form of the record: one with unsaved changes gets it after the save. */
function useRefresh(): () => void {
  const router = useRouter()
  const isModified = useFormModified()
  const modified = useRef(isModified)
  const isOwed = useRef(false)
  modified.current = isModified
  useEffect(() => {
    if (isModified || !isOwed.current) return
    isOwed.current = false
    router.refresh()
  }, [isModified, router])
  return () => {
    if (modified.current) isOwed.current = true
    else router.refresh()
  }
}

/**
 * Sends what somebody wants done about a feedback; true where it is done, and the page then shows it. `success` is the
 * sentence that the form says of it.
 */
export function useSend<Request extends { action: string } = InboxRequest>(
  address: string,
  language: 'en' | 'mr',
) {
  const refresh = useRefresh()
  const [problem, setProblem] = useState('')
  const [success, setSuccess] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async (body: Request, done?: Words): Promise<boolean> => {
    setSending(true)
    setProblem('')
    setSuccess('')
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined
    setSending(false)
    if (response?.ok) setSuccess(done?.[language] ?? '')
    else setProblem(answer?.message ?? words.failed[language])
    if (response?.ok && body.action !== 'read') refresh()
    return response?.ok === true
  }
  return { problem, success, isSending, send }
}
