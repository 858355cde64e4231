'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { Words } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { type Link, NewLink } from './new-link.tsx'
import '../../../views/link-to-copy/links.css'

const words = {
  invite: { en: 'Invite by link', mr: 'दुव्याद्वारे निमंत्रण द्या' },
  why: {
    en: 'The person sets the password; nobody else knows it.',
    mr: 'पासवर्ड ती व्यक्ती स्वतः ठेवते; तो दुसऱ्या कोणालाही माहीत नसतो.',
  },
  name: { en: 'Name', mr: 'नाव' },
  email: { en: 'Email with which the person logs in', mr: 'प्रवेशासाठीचा ई-मेल' },
  role: { en: 'Role', mr: 'भूमिका' },
  clerk: { en: 'Clerk', mr: 'लिपिक' },
  editor: { en: 'Editor', mr: 'संपादक' },
  admin: { en: 'Administrator', mr: 'प्रशासक' },
  make: { en: 'Make the link', mr: 'दुवा तयार करा' },
  failed: { en: 'This did not work. Please try again.', mr: 'हे जमले नाही. पुन्हा प्रयत्न करा.' },
} satisfies Record<string, Words>

const roles = ['clerk', 'editor', 'admin'] as const

/** Above the list of accounts, for administrators. */
export function InviteForm() {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [link, setLink] = useState<Link>()
  const [problem, setProblem] = useState('')
  const language = i18n.language as string
  const say = ({ en, mr }: Words): string => (language === 'mr' ? mr : en)

  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setProblem('')
    setLink(undefined)
    const response = await fetch(`${config.routes.api}/users/invitations`, {
      method: 'POST',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    }).catch(() => undefined)
    const answer = (await response?.json().catch(() => undefined)) as
      | (Link & { errors?: { message?: string }[] })
      | undefined
    if (!response?.ok || !answer) return setProblem(answer?.errors?.[0]?.message ?? say(words.failed))
    setLink(answer)
    form.reset()
    router.refresh()
  }
  return (
    <details className="account-link">
      <summary>{say(words.invite)}</summary>
      <p>{say(words.why)}</p>
      <form onSubmit={invite}>
        <label>
          {say(words.name)} <input name="name" autoComplete="off" maxLength={120} required />
        </label>
        <label>
          {say(words.email)} <input name="email" type="email" autoComplete="off" maxLength={254} required />
        </label>
        <label>
          {say(words.role)}{' '}
          <select name="role" defaultValue="clerk">
            {roles.map((role) => (
              <option key={role} value={role}>
                {say(words[role])}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{say(words.make)}</Button>
      </form>
      <p role="alert">{problem}</p>
      {link ? <NewLink link={link} /> : null}
    </details>
  )
}
