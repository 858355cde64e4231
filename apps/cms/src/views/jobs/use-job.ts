import { type FormEvent, useCallback, useEffect, useState } from 'react'
import type { Job } from '../../platform/jobs/job.ts'
import type { DeskLanguage, Words } from '../../platform/words/words.ts'

const pause = 3000

type Props = { address: string; language: DeskLanguage; failed: Words }

/**
 * A job behind an endpoint: its state, asked for every three seconds, and `start`, which sends a form there. `now` is
 * undefined until the first answer; `problem` says why the job was not started.
 */
export function useJob<State extends Job>({ address, language, failed }: Props) {
  const [now, setNow] = useState<State>()
  const [problem, setProblem] = useState('')
  const look = useCallback(async () => {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) setNow(await response.json())
  }, [address])
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), pause)
    return () => clearInterval(timer)
  }, [look])

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    const response = await fetch(address, { method: 'POST', body }).catch(() => undefined)
    const answer = (await response?.json().catch(() => ({}))) as { message?: string } | undefined
    setProblem(response?.ok ? '' : (answer?.message ?? failed[language]))
    await look()
  }

  return { now, problem, start }
}
