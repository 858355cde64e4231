'use client'

import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { Part } from '../../content/approval/states.ts'
import { Button } from '../../views/button.tsx'
import { useHasScript } from '../../views/has-script.ts'
import { useSend } from './use-send.ts'
import { approvedTogether, approveTicked, ticked as tickedWords, viewWords as words } from './view-words.ts'

type Language = 'en' | 'mr'
type Request = { id: number; name: string; seen: readonly Part[] }
type Refused = { id: number; message: string }
/** What became of the last press. */
type Outcome = { approved: readonly number[]; refused: readonly (Refused & { name: string })[] }
type Together = {
  ticked: ReadonlyMap<number, Request>
  setTicked: (request: Request, isTicked: boolean) => void
  outcome: Outcome | undefined
}

const Context = createContext<Together | undefined>(undefined)

/** The ticked requests of the page; nothing where there is nothing to tick. */
export const useTogether = (): Together | undefined => useContext(Context)

const outcomeOf = (answer: object, requests: ReadonlyMap<number, Request>): Outcome => {
  const { approved, refused } = answer as { approved: number[]; refused: Refused[] }
  return {
    approved,
    refused: refused.map((each) => ({ ...each, name: requests.get(each.id)?.name ?? String(each.id) })),
  }
}

/** Waiting requests, of which those that were looked at are ticked and approved with one press. */
export function ApproveTogether({ language, children }: { language: Language; children: ReactNode }) {
  const { problem, isSending, send } = useSend(language, { refreshes: false })
  const [requests, setRequests] = useState<ReadonlyMap<number, Request>>(new Map())
  const [outcome, setOutcome] = useState<Outcome>()
  const setTicked = (request: Request, isTicked: boolean) =>
    setRequests((before) => {
      const after = new Map(before)
      after.delete(request.id)
      return isTicked ? after.set(request.id, request) : after
    })
  const approve = async () => {
    const sent = [...requests.values()].map(({ id, seen }) => ({ id, seen }))
    const answer = await send('/together', { requests: sent })
    if (!answer) return
    setOutcome(outcomeOf(answer, requests))
    setRequests(new Map())
  }
  return (
    <Context value={{ ticked: requests, setTicked, outcome }}>
      {children}
      <TogetherBar
        language={language}
        many={requests.size}
        problem={problem}
        isSending={isSending}
        outcome={outcome}
        onApprove={() => void approve()}
      />
    </Context>
  )
}

type BarProps = {
  language: Language
  many: number
  problem: string
  isSending: boolean
  outcome: Outcome | undefined
  onApprove: () => void
}

/** Always in its place at the window's lower edge, so that it never comes under the pointer. */
function TogetherBar({ language, many, problem, isSending, outcome, onApprove }: BarProps) {
  const status = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (outcome) status.current?.focus({ preventScroll: true })
  }, [outcome])
  const said =
    many > 0 ? tickedWords(many) : outcome ? approvedTogether(outcome.approved.length) : words.noneTicked
  return (
    <div className="approvals-together">
      <p role="alert">{problem}</p>
      <p role="status" tabIndex={-1} ref={status}>
        {said[language]}
      </p>
      {outcome && outcome.refused.length > 0 ? (
        <div>
          <p>{words.notApproved[language]}</p>
          <ul>
            {outcome.refused.map(({ id, name, message }) => (
              <li key={id}>
                <a href={`#approval-${id}`}>{name}</a>: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Button margin={false} disabled={isSending || many === 0} onClick={onApprove}>
        {approveTicked(many)[language]}
      </Button>
    </div>
  )
}

/** In a request that was shown: it is approved with the others that are ticked. */
export function Tick({ request, language }: { request: Request; language: Language }) {
  const together = useTogether()
  const hasScript = useHasScript()
  if (!together) return null
  return (
    <label className="approval-tick">
      <input
        type="checkbox"
        disabled={!hasScript}
        aria-describedby={`approval-name-${request.id}`}
        checked={together.ticked.has(request.id)}
        onChange={({ target }) => together.setTicked(request, target.checked)}
      />{' '}
      {words.tick[language]}
    </label>
  )
}
