'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { ImportReports } from './import-reports.tsx'
import type { JobState } from './job.ts'
import { words } from './words.ts'

type Props = { address: string; language: 'en' | 'mr'; server: string | undefined }
type State = { state: JobState; lines: string[]; reports: string[] }

const pause = 3000
const sentences = {
  none: undefined,
  running: words.isRunning,
  ended: words.hasEnded,
  'broken-off': words.brokeOff,
} as const

/** The form, what the import does, and its reports. */
export function ImportForm({ address, language, server }: Props) {
  const [now, setNow] = useState<State>({ state: 'none', lines: [], reports: [] })
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
    setProblem(response?.ok ? '' : (answer?.message ?? words.failed[language]))
    await look()
  }

  const sentence = sentences[now.state]
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
            <p>{words.noServer[language]}</p>
          )}
          <label>
            <input type="radio" name="source" value="sheets" defaultChecked={!server} />{' '}
            {words.sheets[language]}
          </label>
          <label>
            {words.files[language]} <input type="file" name="files" multiple />
          </label>
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
      <h2>{words.progress[language]}</h2>
      <p role="status">{sentence ? sentence[language] : words.none[language]}</p>
      {now.lines.length > 0 && (
        <pre className="desk-import__lines" lang="en">
          {now.lines.join('\n')}
        </pre>
      )}
      <ImportReports address={address} language={language} names={now.reports} />
    </>
  )
}
