'use client'

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientUser } from 'payload'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { passwordRule } from '../../../payload/marathi/password-rule.ts'
import { Button } from '../../../views/button.tsx'
import { Line } from '../line.tsx'
import { type Problems, problemsIn, type Refusal } from '../problems.ts'
import { deskWords } from '../second-factor/desk-words.ts'
import { secondPassword as again } from './second-password.ts'
import { words } from './words.ts'

type Answer = Refusal & { exp: number; user: ClientUser }

const fields = ['email', 'password', 'name', again, 'firstAccountCode']

/** Sends what was typed, and says at each field what is wrong with it. */
function useFirstAccount() {
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const { setUser } = useAuth()
  const router = useRouter()
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setSending] = useState(false)
  const language = (i18n.language as string) === 'mr' ? 'mr' : 'en'

  async function send(account: object): Promise<Problems> {
    const response = await fetch(`${config.routes.api}/users/first-register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(account),
    })
    const answer = (await response.json()) as Answer
    if (!response.ok) return problemsIn(answer, fields, deskWords.failed[language])
    setUser({ exp: answer.exp, user: answer.user })
    router.push(config.routes.admin)
    return {}
  }

  const begin = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const account = Object.fromEntries(new FormData(event.currentTarget))
    setSending(true)
    setProblems(await send(account).catch(() => ({ '': deskWords.failed[language] })))
    setSending(false)
  }
  return { begin, isSending, language, problems, t } as const
}

/**
 * Makes the account of the first administrator. Payload's own form judges a text by an older answer of its server where
 * somebody pastes and presses quickly, and refuses it from then on.
 */
export function FirstAccountForm() {
  const { begin, isSending, language, problems, t } = useFirstAccount()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  const line = (name: string) => ({ name, problem: problems[name] })
  return (
    // The browser would say what is missing in its own language.
    <form noValidate ref={form} onSubmit={(event) => void begin(event)}>
      <p role="alert" className="desk-problem">
        {problems['']}
      </p>
      <Line {...line('email')} kind="email" label={t('general:email')} autoComplete="email" />
      <Line
        {...line('password')}
        kind="password"
        label={words.password[language]}
        hint={passwordRule[language]}
        autoComplete="new-password"
      />
      <Line
        {...line(again)}
        kind="password"
        label={t('authentication:confirmPassword')}
        autoComplete="new-password"
      />
      <Line {...line('name')} kind="text" label={words.name[language]} autoComplete="name" />
      <Line
        {...line('firstAccountCode')}
        kind="text"
        label={words.code[language]}
        hint={words.whereTheCodeIs[language]}
        autoComplete="off"
        isOptional
      />
      <div className="form-submit">
        <Button disabled={isSending} size="large" type="submit">
          {t('general:create')}
        </Button>
      </div>
    </form>
  )
}
