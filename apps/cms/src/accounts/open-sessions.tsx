'use client'

import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Words } from '../fields/words.ts'

type Session = { since: string; until: string; isThis: boolean }

const words = {
  heading: { en: 'Where this account is open', mr: 'हे खाते कोठे उघडे आहे' },
  since: { en: 'since', mr: 'पासून:' },
  here: { en: 'here', mr: 'येथे' },
  end: { en: 'End all other sessions', mr: 'इतर सर्व सत्रे बंद करा' },
  failed: { en: 'This did not work. Please try again.', mr: 'हे जमले नाही. पुन्हा प्रयत्न करा.' },
} satisfies Record<string, Words>

/** The open sessions of an account, in its form. */
export function OpenSessions() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [sessions, setSessions] = useState<Session[]>([])
  const [hasFailed, setFailed] = useState(false)
  const address = `${config.routes.api}/users/${id}/sessions`
  const language = i18n.language as string
  const say = ({ en, mr }: Words): string => (language === 'mr' ? mr : en)

  const read = useCallback(async () => {
    const response = await fetch(address)
    if (response.ok) setSessions(((await response.json()) as { sessions: Session[] }).sessions)
    setFailed(!response.ok)
  }, [address])
  useEffect(() => {
    if (id !== undefined) read().catch(() => setFailed(true))
  }, [id, read])

  const end = () =>
    fetch(address, { method: 'DELETE' })
      .then(read)
      .catch(() => setFailed(true))
  const time = new Intl.DateTimeFormat(language === 'mr' ? 'mr-IN-u-nu-deva' : 'en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  return (
    <section className="field-type desk-sessions" aria-labelledby="open-sessions">
      <h2 id="open-sessions">{say(words.heading)}</h2>
      <ul>
        {sessions.map(({ since, isThis }) => (
          <li key={since}>
            {`${say(words.since)} ${time.format(new Date(since))}`}
            {isThis ? ` (${say(words.here)})` : ''}
          </li>
        ))}
      </ul>
      {hasFailed ? <p role="alert">{say(words.failed)}</p> : null}
      {sessions.some(({ isThis }) => !isThis) ? (
        <Button buttonStyle="secondary" onClick={end} size="medium">
          {say(words.end)}
        </Button>
      ) : null}
    </section>
  )
}
