'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '../desk/button.tsx'
import { MomentInput } from '../desk/dates/moment-input.tsx'
import { textsOf, timesIn, useScheduled, useWish } from './send-wish.ts'
import type { Part } from './states.ts'
import { viewWords as words } from './view-words.ts'

type Language = 'en' | 'mr'
type Props = {
  id: number
  language: Language
  seen: Part[]
  /** Approving her own work takes a reason. */
  needsReason: boolean
  canApprove: boolean
}

export function Times({ language }: { language: Language }) {
  return (
    <details>
      <summary>{words.times[language]}</summary>
      <MomentInput name="publishAt" label={words.publishAt} />
      <MomentInput name="withdrawAt" label={words.withdrawAt} />
    </details>
  )
}

const approveWord = (needsReason: boolean, isScheduled: boolean) =>
  needsReason
    ? isScheduled
      ? 'scheduleWithReason'
      : 'publishWithReason'
    : isScheduled
      ? 'schedule'
      : 'approve'

/** Approving takes one click; returning asks for the reason first. */
export function DecisionForms({ id, language, seen, needsReason, canApprove }: Props) {
  const { problem, isSending, send } = useWish(language)
  const [isReturning, setIsReturning] = useState(false)
  const { isScheduled, look } = useScheduled()
  const approve = (event: FormEvent<HTMLFormElement>) => {
    const texts = textsOf(event)
    void send(`/${id}/approve`, { reason: texts.reason, ...timesIn(texts), seen })
  }
  const giveBack = (event: FormEvent<HTMLFormElement>) => void send(`/${id}/return`, textsOf(event))
  return (
    <div className="approval-forms">
      <p role="alert">{problem}</p>
      {canApprove ? (
        <form onSubmit={approve} onInput={look} onChange={look}>
          {needsReason ? (
            <label>
              {words.emergencyHint[language]} <textarea name="reason" maxLength={500} required />
            </label>
          ) : null}
          <Times language={language} />
          <Button type="submit" margin={false} disabled={isSending}>
            {words[approveWord(needsReason, isScheduled)][language]}
          </Button>
        </form>
      ) : null}
      {isReturning ? (
        <form onSubmit={giveBack}>
          <label>
            {words.reason[language]} <textarea name="reason" maxLength={500} required />
          </label>
          <Button type="submit" margin={false} buttonStyle="secondary" disabled={isSending}>
            {words.giveBack[language]}
          </Button>
        </form>
      ) : (
        <Button margin={false} buttonStyle="secondary" onClick={() => setIsReturning(true)}>
          {words.giveBack[language]}
        </Button>
      )}
    </div>
  )
}

export function TakeBack({ id, language }: { id: number; language: Language }) {
  const { problem, isSending, send } = useWish(language)
  return (
    <div className="approval-forms">
      <p role="alert">{problem}</p>
      <Button
        margin={false}
        buttonStyle="secondary"
        disabled={isSending}
        onClick={() => void send(`/${id}/take-back`, {})}
      >
        {words.takeBack[language]}
      </Button>
    </div>
  )
}
