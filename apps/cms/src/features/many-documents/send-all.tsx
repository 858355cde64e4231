import { useState } from 'react'
import { Button } from '../../views/button.tsx'
import { sendForApproval } from './calls.ts'
import type { Desk } from './desk.ts'
import { words } from './words.ts'

/** So many records are approved together. */
const together = 30

/** Sends what was saved here for approval, together. What is refused stays a draft. */
export function SendAll({ ids, api, admin, language }: Desk & { ids: readonly number[] }) {
  const [sent, setSent] = useState<readonly number[]>([])
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)
  const left = ids.filter((id) => !sent.includes(id))
  const send = async () => {
    setIsSending(true)
    setProblem('')
    for (let first = 0; first < left.length; first += together) {
      const part = left.slice(first, first + together)
      const answer = await sendForApproval({ api, language }, part)
      if (answer.problem === undefined) setSent((all) => [...all, ...part])
      else setProblem(answer.problem)
    }
    setIsSending(false)
  }
  if (ids.length === 0) return null
  return (
    <>
      {left.length > 0 ? (
        <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={() => void send()}>
          {words.send[language]}
        </Button>
      ) : null}
      <p role="status">{sent.length > 0 && left.length === 0 ? words.sent[language] : ''}</p>
      <p role="alert">
        {problem ? (
          <>
            {words.notSent[language]} {problem} <a href={`${admin}/approvals`}>{words.approvals[language]}</a>
          </>
        ) : null}
      </p>
    </>
  )
}
