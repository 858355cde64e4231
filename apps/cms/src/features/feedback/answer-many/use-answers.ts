'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { useCalls } from '../person/use-calls.ts'
import type { AnswerToMany, Given } from './request-body.ts'

/** Gives one answer to many messages, some in each request; the page then shows what is left. */
export function useAnswers(address: string, language: DeskLanguage) {
  const router = useRouter()
  const { problem, isSending, send } = useCalls(address, language)
  const [given, setGiven] = useState<number>()
  const give = async (body: AnswerToMany): Promise<boolean> => {
    let total = 0
    let done: Given | undefined
    do {
      done = (await send('', body)) as Given | undefined
      total += done?.given ?? 0
      setGiven(done || total > 0 ? total : undefined)
    } while (done && done.left > 0)
    router.refresh()
    return done !== undefined
  }
  return { problem, isSending, given, give }
}
