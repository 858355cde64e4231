'use client'

import type { Job } from '../../platform/jobs/job.ts'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { Button } from '../../views/button.tsx'
import { JobProgress } from '../../views/jobs/job-progress.tsx'
import { useJob } from '../../views/jobs/use-job.ts'
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
