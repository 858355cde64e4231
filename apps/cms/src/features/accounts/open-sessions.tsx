'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import type { Words } from '../../platform/words/words.ts'
import { Button } from '../../views/button.tsx'

type Wanted = { since?: string }
type Session = { since: string; until: string; isThis: boolean }

const words = {
  heading: { en: 'Where this account is open', mr: 'हे खाते कोठे उघडे आहे' },
  since: { en: 'since', mr: 'पासून:' },
  here: { en: 'here', mr: 'येथे' },
  end: { en: 'End all other sessions', mr: 'इतर सर्व सत्रे बंद करा' },
  endOne: { en: 'End', mr: 'बंद करा' },
  password: { en: 'Password, to end the session', mr: 'सत्र बंद करण्यासाठी पासवर्ड' },
  now: { en: 'End it now', mr: 'आता बंद करा' },
  failed: { en: 'This did not work. Please try again.', mr: 'हे जमले नाही. पुन्हा प्रयत्न करा.' },
} satisfies Record<string, Words>

type Asked = { label: string; button: string; onEnd: (password: string) => void }

/** No form of its own: it stands in the form of the account. */
function PasswordForEnd({ label, button, onEnd }: Asked) {
  const [password, setPassword] = useState('')
  return (
    <p>
      <label>
        {label}{' '}
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>{' '}
      <Button disabled={password === ''} onClick={() => onEnd(password)} size="medium">
        {button}
      </Button>
    </p>
  )
}

/** The open sessions of an account, in its form. */
export function OpenSessions() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [sessions, setSessions] = useState<Session[]>([])
  const [hasFailed, setFailed] = useState(false)
  const [problem, setProblem] = useState('')
  /** The session that is to end, or all others. */
  const [wanted, setWanted] = useState<Wanted>()
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

  const end = async (currentPassword: string): Promise<void> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ ...wanted, currentPassword }),
    })
    const answer = (await response.json()) as { errors?: { message: string }[] }
    setProblem(response.ok ? '' : (answer.errors?.[0]?.message ?? say(words.failed)))
    if (!response.ok) return
    setWanted(undefined)
    await read()
  }
  return (
    <section className="field-type desk-sessions" aria-labelledby="open-sessions">
      <h2 id="open-sessions">{say(words.heading)}</h2>
      <ul>
        {sessions.map(({ since, isThis }) => (
          <li key={since}>
            {`${say(words.since)} ${say(timeWords(since))}`}
            {isThis ? ` (${say(words.here)})` : ''}
            {isThis ? null : (
              <Button buttonStyle="secondary" onClick={() => setWanted({ since })} size="small">
                {say(words.endOne)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasFailed ? <p role="alert">{say(words.failed)}</p> : null}
      {sessions.some(({ isThis }) => !isThis) ? (
        <Button buttonStyle="secondary" onClick={() => setWanted({})} size="medium">
          {say(words.end)}
        </Button>
      ) : null}
      {wanted ? (
        <PasswordForEnd
          label={say(words.password)}
          button={say(words.now)}
          onEnd={(password) => void end(password).catch(() => setFailed(true))}
        />
      ) : null}
      <p role="alert">{problem}</p>
    </section>
  )
}
