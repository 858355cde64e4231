'use client'

import { Button } from '../desk/button.tsx'
import type { DeskLanguage } from '../fields/words.ts'
import type { Job } from '../jobs/job.ts'
import { JobProgress } from '../jobs/job-progress.tsx'
import { useJob } from '../jobs/use-job.ts'
import { words } from './words.ts'

type Props = { address: string; language: DeskLanguage }
type State = Job & { hasDemo: boolean }

/** The confirmation, the button, and what the removal says. */
export function RemovalForm({ address, language }: Props) {
  const { now, problem, start } = useJob<State>({ address, language, failed: words.failed })

  if (!now) return null
  const canStart = now.hasDemo && now.state !== 'running'
  return (
    <>
      {canStart ? (
        <form onSubmit={start}>
          <p>
            <label>
              <input type="checkbox" name="confirmed" required /> {words.confirm[language]}
            </label>
          </p>
          <Button type="submit">{words.start[language]}</Button>
        </form>
      ) : null}
      {now.hasDemo ? null : <p>{words.noDemo[language]}</p>}
      <p role="alert">{problem}</p>
      <JobProgress job={now} language={language} words={words} />
    </>
  )
}
