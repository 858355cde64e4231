import type { Job } from '../../platform/jobs/job.ts'
import type { DeskLanguage, Words } from '../../platform/words/words.ts'

type Props = {
  job: Job
  language: DeskLanguage
  words: Record<'progress' | 'notStarted' | 'isRunning' | 'hasEnded' | 'brokeOff', Words>
}

const sentences = {
  none: 'notStarted',
  running: 'isRunning',
  ended: 'hasEnded',
  'broken-off': 'brokeOff',
} as const

/** How far a job is, and its last lines of output. */
export function JobProgress({ job: { state, lines }, language, words }: Props) {
  return (
    <>
      <h2>{words.progress[language]}</h2>
      <p role="status">{words[sentences[state]][language]}</p>
      {lines.length > 0 && (
        <pre className="desk-import__lines" lang="en">
          {lines.join('\n')}
        </pre>
      )}
    </>
  )
}
