'use client'

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Part } from '../../content/approval/states.ts'
import { Button } from '../../views/button.tsx'
import { MomentInput } from '../../views/dates/moment-input.tsx'
import { type Decided, Outcome, useFolded } from './folded.tsx'
import { Tick, useTogether } from './together.tsx'
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
  name: string
  /** Whether it may be approved with others: all of it was shown, and it takes no reason. */
  ticks: 'yes' | 'later' | 'no'
}

/** The calendars come when they are opened, and stay: two in each request would be half of the page. */
export function Times({ language }: { language: Language }) {
  const place = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  // It may be open before the script is there.
  useEffect(() => {
    if (place.current?.open) setWasOpened(true)
  }, [])
  return (
    <details ref={place} onToggle={() => setWasOpened(true)}>
      <summary>{words.times[language]}</summary>
      {wasOpened ? (
        <>
          <MomentInput name="publishAt" label={words.publishAt} />
          <MomentInput name="withdrawAt" label={words.withdrawAt} />
        </>
      ) : null}
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

/** Approving takes one click; returning asks for the reason first. Afterwards the card stays, folded, with an undo. */
export function DecisionForms({ id, language, name, seen, needsReason, canApprove, ticks }: Props) {
  const { problem, isSending, send } = useSend(language, { refreshes: false })
  const [isReturning, setIsReturning] = useState(false)
  const { waiting, decided, place, ...now } = useDecided(id, seen)
  const { isScheduled, watching } = useScheduled()
  const { setTicked } = useTogether() ?? {}
  const request = { id, name, seen: waiting }
  const fold = (what: Decided) => {
    setTicked?.(request, false)
    now.fold(what, true)
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
    if (answer) now.unfold(answer.records as Part[])
  }
  return (
    <div className="approval-forms" ref={place}>
      <p role="alert">{problem}</p>
      {decided ? (
        <Outcome decided={decided} isSending={isSending} language={language} onUndo={() => void undo()} />
      ) : null}
      {canApprove && !decided ? (
        <>
          {ticks === 'yes' ? <Tick request={request} language={language} /> : null}
          {ticks === 'later' ? <p>{words.tickLater[language]}</p> : null}
          <ApproveForm
            {...{ needsReason, language, isSending, isScheduled, watching }}
            onApprove={(event) => void approve(event)}
          />
        </>
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

/** What became of a request: decided here, or with others that were ticked, whose status has the focus then. */
function useDecided(id: number, seen: Part[]) {
  const [decided, setDecided] = useState<Decided>()
  const [isAlone, setIsAlone] = useState(true)
  const [waiting, setWaiting] = useState(seen)
  const { outcome } = useTogether() ?? {}
  const [known, setKnown] = useState(outcome)
  const { place, keepHeight } = useFolded(decided !== undefined, isAlone)
  const fold = (what: Decided, alone: boolean) => {
    keepHeight()
    setIsAlone(alone)
    setDecided(what)
  }
  useLayoutEffect(() => {
    if (outcome === known) return
    setKnown(outcome)
    if (outcome?.approved.includes(id)) fold('isApproved', false)
  })
  const unfold = (parts: Part[]) => {
    setWaiting(parts)
    setDecided(undefined)
  }
  return { waiting, decided, place, fold, unfold }
}

type ApproveProps = Pick<Props, 'needsReason' | 'language'> &
  ReturnType<typeof useScheduled> & {
    isSending: boolean
    onApprove: (event: FormEvent<HTMLFormElement>) => void
  }

function ApproveForm({ needsReason, language, isSending, isScheduled, watching, onApprove }: ApproveProps) {
  return (
    <form onSubmit={onApprove} {...watching}>
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
