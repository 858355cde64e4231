'use client'

import { useEffect, useRef } from 'react'

type Props = { problem: string; success: string }

/** What became of a press. The focus comes here: the button that was pressed may be gone or disabled by now. */
export function StatusMessage({ problem, success }: Props) {
  const alert = useRef<HTMLParagraphElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])
  useEffect(() => {
    if (success) status.current?.focus()
  }, [success])
  return (
    <>
      <p ref={alert} role="alert" tabIndex={-1}>
        {problem}
      </p>
      <p ref={status} role="status" tabIndex={-1}>
        {success}
      </p>
    </>
  )
}
