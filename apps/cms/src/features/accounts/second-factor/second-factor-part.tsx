'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Factor } from '../../../content/second-factor/stored-factor.ts'
import { Button } from '../../../views/button.tsx'
import { deskWords } from './desk-words.ts'
import { useCalls } from './use-calls.ts'
import './second-factor.css'
import { words } from '../../../content/second-factor/words.ts'
import { dayWords } from '../../../platform/dates/time-in-india.ts'

/** In the form of an account: whether its login has a second step. Administrators take it off other accounts. */
export function SecondFactorPart() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { admin, call, language, problem, say } = useCalls(id)
  const [factor, setFactor] = useState<Factor>()
  const [password, setPassword] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each account
  useEffect(() => {
    if (id !== undefined) void call<Factor>('').then(setFactor)
  }, [id])

  // Not a form: the account's own form is around it.
  const takeOff = async () =>
    setFactor((await call<Factor>('/take-off', { currentPassword: password })) ?? factor)
  const number = new Intl.NumberFormat(language === 'mr' ? 'mr-IN-u-nu-deva' : 'en-IN')
  return (
    <section className="field-type second-step" aria-labelledby="second-step">
      <h2 id="second-step">{say(words.name)}</h2>
      {factor?.isOn ? (
        <p>
          {say(deskWords.isOn)} {factor.since ? say(dayWords(factor.since)) : ''} · {say(deskWords.left)}{' '}
          {number.format(factor.codesLeft)}
        </p>
      ) : null}
      {factor && !factor.isOn ? <p>{say(deskWords.isOff)}</p> : null}
      {user?.id === id ? (
        <p>
          <a href={`${admin}/second-factor`}>{say(deskWords.manage)}</a>
        </p>
      ) : null}
      {factor?.isOn && user?.id !== id ? (
        <>
          <p>{say(deskWords.takeOffHint)}</p>
          <p className="second-step-field">
            <label htmlFor="take-off-password">{say(deskWords.password)}</label>
            <input
              id="take-off-password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </p>
          <Button buttonStyle="secondary" onClick={() => void takeOff()} size="medium">
            {say(deskWords.takeOff)}
          </Button>
        </>
      ) : null}
      <p role="alert">{problem}</p>
    </section>
  )
}
