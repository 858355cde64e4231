'use client'

import { type FormEvent, useState } from 'react'
import type { ShownSecret } from '../../../content/second-factor/codes.ts'
import { Button } from '../../../views/button.tsx'
import { deskWords as words } from './desk-words.ts'
import { Field } from './field.tsx'
import { typedIn, useCalls } from './use-calls.ts'

type Stage =
  | { name: 'off' | 'on' }
  | ({ name: 'begun' } & ShownSecret)
  | { name: 'codes'; recoveryCodes: string[] }

type Calls = ReturnType<typeof useCalls>
type Props = { calls: Calls; go: (stage: Stage) => void }
type Codes = { recoveryCodes: string[] }

const sent = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  return typedIn(event.currentTarget)
}

function Begin({ calls: { call, say }, go }: Props) {
  const begin = async (event: FormEvent<HTMLFormElement>) => {
    const begun = await call<ShownSecret>('/begin', sent(event))
    if (begun) go({ name: 'begun', ...begun })
  }
  return (
    <form onSubmit={begin}>
      <Field name="currentPassword" label={say(words.password)} />
      <Button type="submit">{say(words.begin)}</Button>
    </form>
  )
}

function Confirm({ calls: { call, say }, go, secret, picture }: Props & ShownSecret) {
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    const confirmed = await call<Codes>('/confirm', sent(event))
    if (confirmed) go({ name: 'codes', ...confirmed })
  }
  return (
    <form onSubmit={confirm}>
      <p>{say(words.scan)}</p>
      {/* biome-ignore lint/performance/noImgElement: it is in the page itself. */}
      <img
        className="second-step-picture"
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={say(words.picture)}
        width={240}
        height={240}
      />
      <p>
        {say(words.key)}: <code lang="en">{secret}</code>
      </p>
      <Field name="code" label={say(words.codeOfApp)} hasFocus />
      <Button type="submit">{say(words.confirm)}</Button>
    </form>
  )
}

function RecoveryCodes({ calls: { admin, say }, recoveryCodes }: { calls: Calls } & Codes) {
  return (
    <section aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {say(words.codes)}
      </h2>
      <p>{say(words.codesHint)}</p>
      <ol className="second-step-codes" lang="en">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <a href={admin}>{say(words.done)}</a>
      </p>
    </section>
  )
}

function Change({ calls: { call, say }, go }: Props) {
  const change = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const isOff = submitter?.getAttribute('value') === 'off'
    const typed = sent(event)
    if (isOff) {
      if (await call('/turn-off', typed)) go({ name: 'off' })
      return
    }
    const renewed = await call<Codes>('/recovery-codes', typed)
    if (renewed) go({ name: 'codes', ...renewed })
  }
  return (
    <form onSubmit={change}>
      <Field name="currentPassword" label={say(words.password)} />
      <Field name="code" label={say(words.codeOfEither)} />
      <p className="second-step-buttons">
        <Button type="submit" extraButtonProps={{ value: 'renew' }}>
          {say(words.renew)}
        </Button>
        <Button type="submit" buttonStyle="secondary" extraButtonProps={{ value: 'off' }}>
          {say(words.turnOff)}
        </Button>
      </p>
    </form>
  )
}

/** Sets up, renews and turns off the second step of one’s own login. */
export function SetUpForm({ account, isOn }: { account: number; isOn: boolean }) {
  const calls = useCalls(account)
  const [stage, go] = useState<Stage>({ name: isOn ? 'on' : 'off' })
  return (
    <>
      {stage.name === 'off' ? <Begin calls={calls} go={go} /> : null}
      {stage.name === 'begun' ? (
        <Confirm calls={calls} go={go} secret={stage.secret} picture={stage.picture} />
      ) : null}
      {stage.name === 'codes' ? <RecoveryCodes calls={calls} recoveryCodes={stage.recoveryCodes} /> : null}
      {stage.name === 'on' ? <Change calls={calls} go={go} /> : null}
      <p role="alert">{calls.problem}</p>
    </>
  )
}
