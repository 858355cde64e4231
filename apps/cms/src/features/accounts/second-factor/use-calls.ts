'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Words } from '../../../platform/words/words.ts'
import { deskWords } from './desk-words.ts'

type Refused = { errors?: { message?: string }[] }

/** The words of the desk's language, and the calls about the second step of an account. */
export function useCalls(account: number | string | undefined) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [problem, setProblem] = useState('')
  const language = i18n.language as string
  const say = ({ en, mr }: Words): string => (language === 'mr' ? mr : en)

  async function call<T>(path: string, body?: object): Promise<T | undefined> {
    setProblem('')
    try {
      const response = await fetch(`${config.routes.api}/users/${account}/second-factor${path}`, {
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      })
      const answer = (await response.json()) as T & Refused
      if (response.ok) return answer
      setProblem(answer.errors?.[0]?.message ?? say(deskWords.failed))
    } catch {
      setProblem(say(deskWords.failed))
    }
    return undefined
  }
  return { call, problem, say, language, admin: config.routes.admin }
}

/** A field of a form of this folder. */
export const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
