'use client'

import { useEffect, useRef } from 'react'

type Props = { problem: string; said: string }

/** What became of a press. The focus comes here: the button that was pressed may be gone or disabled by now. */
export function Said({ problem, said }: Props) {
  const alert = useRef<HTMLParagraphElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])
  useEffect(() => {
    if (said) status.current?.focus()
  }, [said])
  return (
    <>
      <p ref={alert} role="alert" tabIndex={-1}>
        {problem}
      </p>
      <p ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
    </>
  )
}
