import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type JobState = 'none' | 'running' | 'ended' | 'broken-off'
export type Job = { state: JobState; lines: string[] }

const shownLines = 80

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('{'))

type Options = {
  folder: string
  lastLine: string
  /** In which the job opens the same council. */
  environment: NodeJS.ProcessEnv
}

/**
 * Work that the desk starts in a process of its own: it writes in transactions, which on SQLite would hold what others
 * write over the same connection, and it keeps the desk's own thread free (docs/decisions/0059). Its output is
 * written to a file in the folder, so that another process, or the desk after a restart, can show it. The job has ended
 * when a line of its output begins with `lastLine`.
 */
export function deskJob({ folder, lastLine, environment }: Options) {
  const noted = path.join(/* turbopackIgnore: true */ folder, 'running.json')
  const output = path.join(/* turbopackIgnore: true */ folder, 'output.log')

  return {
    state(): Job {
      if (!existsSync(noted)) return { state: 'none', lines: [] }
      const { pid } = JSON.parse(readFileSync(noted, 'utf8')) as { pid: number }
      const lines = existsSync(output) ? linesOf(readFileSync(output, 'utf8')) : []
      const hasEnded = lines.some((line) => line.startsWith(lastLine))
      return {
        state: hasEnded ? 'ended' : isAlive(pid) ? 'running' : 'broken-off',
        lines: lines.slice(-shownLines),
      }
    },

    start(script: string, words: readonly string[]): void {
      mkdirSync(folder, { recursive: true })
      const log = openSync(output, 'w')
      const child = spawn(process.execPath, [script, ...words], {
        stdio: ['ignore', log, log],
        detached: true,
        env: environment,
      })
      writeFileSync(noted, JSON.stringify({ pid: child.pid, startedAt: new Date().toISOString(), words }))
      child.unref()
    },
  }
}
