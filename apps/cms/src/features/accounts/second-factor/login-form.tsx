'use client'

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientUser } from 'payload'
import { type FormEvent, useState } from 'react'
import { words } from '../../../content/second-factor/words.ts'
import { Button } from '../../../views/button.tsx'
import { Line } from '../line.tsx'
import type { Problems } from '../problems.ts'
import { deskWords } from './desk-words.ts'
import { stepHeader } from './step-header.ts'

type Answer = { errors?: { message?: string }[]; exp: number; user: ClientUser }

/** Sends what was typed. The code is asked for when the password was right and the account has a second step. */
function useLogin(redirectTo: string) {
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const { setUser } = useAuth()
  const router = useRouter()
  const [isSecond, setSecond] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const language = (i18n.language as string) === 'mr' ? 'mr' : 'en'
  const address = `${config.routes.api}/users/login`

  async function send(form: HTMLFormElement): Promise<void> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    if (response.headers.get(stepHeader) === 'needed' && !isSecond) return setSecond(true)
    const answer = (await response.json()) as Answer
    if (!response.ok) throw new Error(answer.errors?.[0]?.message)
    setUser({ exp: answer.exp, user: answer.user })
    router.push(redirectTo)
  }

  const logIn = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const missing = [...new FormData(form)].filter(([, value]) => value === '').map(([name]) => name)
    setProblems(Object.fromEntries(missing.map((name) => [name, t('validation:required')])))
    if (missing.length > 0) return form.querySelector<HTMLElement>(`#field-${missing[0]}`)?.focus()
    setSending(true)
    try {
      await send(form)
    } catch (error) {
      // A network that fails says so in the browser's own words.
      const said = error instanceof TypeError ? undefined : (error as Error).message
      setProblems({ '': said || deskWords.failed[language] })
    }
    setSending(false)
  }
  return { address, isSecond, isSending, language, logIn, problems } as const
}

/** Payload's login form, with a second step. */
export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation()
  const { config } = useConfig()
  const { address, isSecond, isSending, language, logIn, problems } = useLogin(redirectTo)
  return (
    // Without the page's script yet, the form must not put the password into an address.
    <form
      action={address}
      className="login__form"
      method="post"
      noValidate
      onSubmit={(event) => void logIn(event)}
    >
      <p role="alert" className="desk-problem">
        {problems['']}
      </p>
      <div className="login__form__inputWrap" style={isSecond ? { display: 'none' } : undefined}>
        <Line
          name="email"
          kind="email"
          label={t('general:email')}
          autoComplete="email"
          problem={problems.email}
        />
        <Line
          name="password"
          kind="password"
          label={t('general:password')}
          autoComplete="current-password"
          problem={problems.password}
        />
      </div>
      {isSecond ? (
        <div className="login__form__inputWrap">
          <p role="status">{words.needed[language]}</p>
          <Line
            name="code"
            kind="text"
            label={deskWords.code[language]}
            autoComplete="one-time-code"
            problem={problems.code}
            hasFocus
          />
          <p>
            <a href={`${config.routes.admin}${config.admin.routes.login}`}>
              {t('authentication:backToLogin')}
            </a>
          </p>
        </div>
      ) : null}
      <div className="form-submit">
        <Button disabled={isSending} size="large" type="submit">
          {t('authentication:login')}
        </Button>
      </div>
    </form>
  )
}
