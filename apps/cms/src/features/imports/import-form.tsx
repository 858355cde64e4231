'use client'

import type { ReactNode } from 'react'
import type { Job } from '../../platform/jobs/job.ts'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { Button } from '../../views/button.tsx'
import { JobProgress } from '../../views/jobs/job-progress.tsx'
import { useJob } from '../../views/jobs/use-job.ts'
import { ImportReports } from './import-reports.tsx'
import { words } from './words.ts'

type Props = { address: string; language: DeskLanguage; server: string | undefined; forOperator: ReactNode }
type State = Job & { reports: string[] }

/** Before the first answer. */
const unknown: State = { state: 'none', lines: [], reports: [] }

/** The form, what the import does, and its reports. */
export function ImportForm({ address, language, server, forOperator }: Props) {
  const { now = unknown, problem, start } = useJob<State>({ address, language, failed: words.failed })
  return (
    <>
      <p>{words.purpose[language]}</p>
      <form onSubmit={start}>
        <fieldset className="desk-import">
          <legend>{words.source[language]}</legend>
          {server ? (
            <label>
              <input type="radio" name="source" value="server" defaultChecked /> {words.server[language]}{' '}
              {server}
            </label>
          ) : (
            <p>
              {words.noServer[language]} {forOperator}
            </p>
          )}
          <label>
            <input type="radio" name="source" value="sheets" defaultChecked={!server} />{' '}
            {words.sheets[language]}
          </label>
          <label>
            {words.files[language]} <input type="file" name="files" multiple />
          </label>
        </fieldset>
        <fieldset className="desk-import">
          <legend>{words.oldPages[language]}</legend>
          <p id="old-pages-help">{words.oldPagesHelp[language]}</p>
          {(['departmentPages', 'headingPages'] as const).map((name) => (
            <label key={name}>
              {words[name][language]}{' '}
              <textarea name={name} rows={2} aria-describedby="old-pages-help" spellCheck={false} />
            </label>
          ))}
        </fieldset>
        <p>
          <label>
            <input type="checkbox" name="dryRun" defaultChecked /> {words.dryRun[language]}
          </label>
        </p>
        <p>
          <label>
            <input type="checkbox" name="publish" /> {words.publish[language]}
          </label>
        </p>
        <Button type="submit" disabled={now.state === 'running'}>
          {words.start[language]}
        </Button>
        <p role="alert">{problem}</p>
      </form>
      <JobProgress job={now} language={language} words={{ ...words, notStarted: words.none }} />
      <ImportReports address={address} language={language} names={now.reports} />
    </>
  )
}
