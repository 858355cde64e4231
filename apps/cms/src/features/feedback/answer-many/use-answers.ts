'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { useCalls } from '../person/use-calls.ts'
import type { AnswerToMany, Count, Given } from './request-body.ts'
import { answeredTo } from './words.ts'

type Chosen = Pick<AnswerToMany, 'chosen'>

/** Gives one answer to many messages, some in each request; the page then shows what is left. */
export function useAnswers(address: string, language: DeskLanguage) {
  const router = useRouter()
  const { problem, send } = useCalls(address, language)
  const [isGiving, setIsGiving] = useState(false)
  const [success, setSuccess] = useState('')
  const countOf = async (to: Chosen): Promise<Count | undefined> =>
    (await send('', { ...to, count: true })) as Count | undefined
  const give = async (body: AnswerToMany): Promise<boolean> => {
    let total = 0
    let done: Given | undefined
    setSuccess('')
    setIsGiving(true)
    do {
      done = (await send('', body)) as Given | undefined
      total += done?.given ?? 0
    } while (done && done.left > 0)
    setIsGiving(false)
    // Also where a request failed after others: these have their answer.
    if (done || total > 0) setSuccess(answeredTo(total)[language])
    router.refresh()
    return done !== undefined
  }
  return { problem, isGiving, success, countOf, give }
}
