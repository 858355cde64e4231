'use client'

import { Modal, useAuth, useConfig, useModal, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type FormEvent, type PropsWithChildren, useEffect, useId, useState } from 'react'
import type { Words } from '../../platform/words/words.ts'
import { Button } from '../../views/button.tsx'
import { forgetAllTexts, forgetOldTexts } from '../../views/unsaved/stored-text.ts'
import { deskWords } from './second-factor/desk-words.ts'
import { stepHeader } from './second-factor/step-header.ts'
import '../../views/unsaved/unsaved.css'

const modal = 'session-ends'
/** Payload leads to its own login when the session ends; it reminds of that a minute before. */
const before = 2 * 60_000
const longestTimer = 2 ** 31 - 1

const words = {
  heading: { en: 'Your session ends soon', mr: 'आपले सत्र लवकरच संपत आहे' },
  what: {
    en: 'Enter your password to go on working here. What you have typed stays.',
    mr: 'येथेच काम सुरू ठेवण्यासाठी पासवर्ड लिहा. आपण लिहिलेला मजकूर तसाच राहील.',
  },
  password: { en: 'Password', mr: 'पासवर्ड' },
  go: { en: 'Go on', mr: 'पुढे चालू ठेवा' },
  later: { en: 'Not now', mr: 'आत्ता नको' },
  wrong: { en: 'This did not work. Check the password.', mr: 'हे जमले नाही. पासवर्ड तपासा.' },
} satisfies Record<string, Words>

/** Asks for the password in place, before a session ends: nobody is led away from what they are writing. */
function AskPassword() {
  const { fetchFullUser, user } = useAuth()
  const { config } = useConfig()
  const { closeModal } = useModal()
  const { i18n } = useTranslation()
  const [isWrong, setWrong] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const field = useId()
  const say = ({ en, mr }: Words): string => ((i18n.language as string) === 'mr' ? mr : en)

  const logIn = async (event: FormEvent) => {
    event.preventDefault()
    // The form of the record is another one, and must not be sent.
    event.stopPropagation()
    const response = await fetch(`${config.routes.api}/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user?.email, password, ...(code ? { code } : {}) }),
    }).catch(() => undefined)
    const isCodeNeeded = response?.headers.get(stepHeader) === 'needed' && code === undefined
    if (isCodeNeeded) setCode('')
    setWrong(!response?.ok && !isCodeNeeded)
    if (!response?.ok) return
    setPassword('')
    setCode(undefined)
    await fetchFullUser()
    closeModal(modal)
  }
  return (
    <Modal className="desk-session" slug={modal} aria-labelledby={`${field}-heading`}>
      <form onSubmit={logIn}>
        <h1 id={`${field}-heading`}>{say(words.heading)}</h1>
        <p>{say(words.what)}</p>
        <label htmlFor={field}>{say(words.password)}</label>
        <input
          id={field}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {code === undefined ? null : (
          <>
            <label htmlFor={`${field}-code`}>{say(deskWords.codeOfEither)}</label>
            <input
              id={`${field}-code`}
              type="text"
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </>
        )}
        {isWrong ? <p role="alert">{say(words.wrong)}</p> : null}
        <Button buttonStyle="primary" margin={false} type="submit">
          {say(words.go)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => closeModal(modal)}>
          {say(words.later)}
        </Button>
      </form>
    </Modal>
  )
}

/** Around every page of the desk: what happens to unsaved text when a session ends, and at a logout. */
export function SessionEnds({ children }: PropsWithChildren) {
  const { tokenExpirationMs, user } = useAuth()
  const { openModal } = useModal()
  const { config } = useConfig()
  const path = usePathname()
  const account = user?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each end of a session
  useEffect(() => {
    if (account === undefined || !tokenExpirationMs) return
    const left = Math.max(0, tokenExpirationMs - Date.now() - before)
    const timer = setTimeout(() => openModal(modal), Math.min(left, longestTimer))
    return () => clearTimeout(timer)
  }, [account, tokenExpirationMs])

  useEffect(() => forgetOldTexts(window.localStorage, new Date()), [])

  useEffect(() => {
    // The page to which a session that has ended leads has another name.
    if (path === `${config.routes.admin}${config.admin.routes.logout}`) forgetAllTexts(window.localStorage)
  }, [path, config])

  return (
    <>
      {children}
      {account === undefined ? null : <AskPassword />}
    </>
  )
}
