'use client'

import { useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Words } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { type Link, NewLink } from './new-link.tsx'
import '../../../views/link-to-copy/links.css'

const words = {
  heading: { en: 'Link for a new password', mr: 'नव्या पासवर्डसाठी दुवा' },
  password: { en: 'Your own password', mr: 'आपला स्वतःचा पासवर्ड' },
  make: { en: 'Make the link', mr: 'दुवा तयार करा' },
  failed: { en: 'This did not work. Please try again.', mr: 'हे जमले नाही. पुन्हा प्रयत्न करा.' },
} satisfies Record<string, Words>

/** In the form of another account, for administrators: a link instead of a password that two people know. */
export function LinkPart() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [password, setPassword] = useState('')
  const [link, setLink] = useState<Link>()
  const [problem, setProblem] = useState('')
  const language = i18n.language as string
  const say = ({ en, mr }: Words): string => (language === 'mr' ? mr : en)
  if (user?.role !== 'admin' || user.id === id) return null

  // Not a form: the account's own form is around it.
  const make = async () => {
    setProblem('')
    const response = await fetch(`${config.routes.api}/users/${id}/invitation`, {
      method: 'POST',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: password }),
    }).catch(() => undefined)
    const answer = (await response?.json().catch(() => undefined)) as
      | (Link & { errors?: { message?: string }[] })
      | undefined
    if (!response?.ok || !answer) return setProblem(answer?.errors?.[0]?.message ?? say(words.failed))
    setPassword('')
    setLink(answer)
  }
  return (
    <section className="field-type account-link" aria-labelledby="account-link">
      <h2 id="account-link">{say(words.heading)}</h2>
      <p>
        <label>
          {say(words.password)}{' '}
          <input
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
      </p>
      <Button buttonStyle="secondary" onClick={() => void make()} size="medium">
        {say(words.make)}
      </Button>
      <p role="alert">{problem}</p>
      {link ? <NewLink link={link} /> : null}
    </section>
  )
}
