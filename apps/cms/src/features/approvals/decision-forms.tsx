'use client'

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Part } from '../../content/approval/states.ts'
import { Button } from '../../views/button.tsx'
import { MomentInput } from '../../views/dates/moment-input.tsx'
import { textsOf, timesIn, useScheduled, useSend } from './use-send.ts'
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

type Decided = 'isApproved' | 'isScheduled' | 'isReturned'

/** The card keeps the height that it has before it is folded, so that no other one comes under the pointer. */
function useFolded(isFolded: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const keepHeight = () => {
    const card = place.current?.closest('article')
    if (card) card.style.minBlockSize = `${card.getBoundingClientRect().height}px`
  }
  useLayoutEffect(() => {
    const card = place.current?.closest('article')
    if (!card || !isFolded) return
    card.dataset.decided = ''
    place.current?.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true })
    return () => {
      card.style.minBlockSize = ''
      delete card.dataset.decided
    }
  }, [isFolded])
  return { place, keepHeight }
}

/** What was decided, in the place of the forms, and the way back. */
function Outcome({ decided, isSending, language, onUndo }: OutcomeProps) {
  return (
    <>
      <p role="status" tabIndex={-1}>
        {words[decided][language]}
      </p>
      <Button margin={false} buttonStyle="secondary" disabled={isSending} onClick={onUndo}>
        {words.undo[language]}
      </Button>
    </>
  )
}
type OutcomeProps = { decided: Decided; isSending: boolean; language: Language; onUndo: () => void }

/** Approving takes one click; returning asks for the reason first. Afterwards the card stays, folded, with an undo. */
export function DecisionForms({ id, language, seen, needsReason, canApprove }: Props) {
  const { problem, isSending, send } = useSend(language, { refreshes: false })
  const [isReturning, setIsReturning] = useState(false)
  const [decided, setDecided] = useState<Decided>()
  const [waiting, setWaiting] = useState(seen)
  const { isScheduled, watching } = useScheduled()
  const { place, keepHeight } = useFolded(decided !== undefined)
  const fold = (now: Decided) => {
    keepHeight()
    setDecided(now)
  }
  const approve = async (event: FormEvent<HTMLFormElement>) => {
    const texts = textsOf(event)
    const times = timesIn(texts)
    if (await send(`/${id}/approve`, { reason: texts.reason, ...times, seen: waiting }))
      fold(times.publishAt ? 'isScheduled' : 'isApproved')
  }
  const giveBack = async (event: FormEvent<HTMLFormElement>) => {
    if (await send(`/${id}/return`, textsOf(event))) fold('isReturned')
  }
  const undo = async () => {
    const answer = await send(`/${id}/undo`, {})
    if (!answer) return
    setWaiting(answer.records as Part[])
    setDecided(undefined)
  }
  return (
    <div className="approval-forms" ref={place}>
      <p role="alert">{problem}</p>
      {decided ? (
        <Outcome decided={decided} isSending={isSending} language={language} onUndo={() => void undo()} />
      ) : null}
      {canApprove && !decided ? (
        <form onSubmit={(event) => void approve(event)} {...watching}>
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
      {decided ? null : (
        <ReturnForm
          isOpen={isReturning}
          isSending={isSending}
          language={language}
          onOpen={() => setIsReturning(true)}
          onReturn={(event) => void giveBack(event)}
        />
      )}
    </div>
  )
}

type ReturnProps = {
  isOpen: boolean
  isSending: boolean
  language: Language
  onOpen: () => void
  onReturn: (event: FormEvent<HTMLFormElement>) => void
}

function ReturnForm({ isOpen, isSending, language, onOpen, onReturn }: ReturnProps) {
  if (!isOpen)
    return (
      <Button margin={false} buttonStyle="secondary" onClick={onOpen}>
        {words.giveBack[language]}
      </Button>
    )
  return (
    <form onSubmit={onReturn}>
      <label>
        {words.reason[language]} <textarea name="reason" maxLength={500} required />
      </label>
      <Button type="submit" margin={false} buttonStyle="secondary" disabled={isSending}>
        {words.giveBack[language]}
      </Button>
    </form>
  )
}

export function TakeBack({ id, language }: { id: number; language: Language }) {
  const { problem, isSending, send } = useSend(language)
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
