'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import type { Words } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import '../../../views/link-to-copy/links.css'

const words = {
  email: { en: 'Email with which you log in', mr: 'प्रवेशासाठीचा आपला ई-मेल' },
  send: { en: 'Send me a link', mr: 'दुवा पाठवा' },
  sent: {
    en: 'If there is an account with this address, a mail with a link is on its way. The link works for an hour.',
    mr: 'या पत्त्याचे खाते असल्यास दुवा असलेला ई-मेल पाठवला आहे. दुवा एक तास चालतो.',
  },
  failed: {
    en: 'This did not work. Please try again in a minute.',
    mr: 'हे जमले नाही. एक मिनिटाने पुन्हा प्रयत्न करा.',
  },
} satisfies Record<string, Words>

/** Asks for a link by mail. What it says is the same whether there is such an account or not. */
export function ForgottenForm() {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [state, setState] = useState<'sent' | 'failed'>()
  const language = i18n.language as string
  const say = ({ en, mr }: Words): string => (language === 'mr' ? mr : en)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    const response = await fetch(`${config.routes.api}/users/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    }).catch(() => undefined)
    setState(response?.ok ? 'sent' : 'failed')
  }
  return (
    <div className="account-link">
      <form onSubmit={send}>
        <label>
          {say(words.email)} <input name="email" type="email" autoComplete="email" maxLength={254} required />
        </label>
        <Button type="submit">{say(words.send)}</Button>
      </form>
      <p role="status">{state ? say(words[state]) : ''}</p>
    </div>
  )
}
