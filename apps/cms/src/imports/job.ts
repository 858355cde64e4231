import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { configuration } from '../configuration.ts'
import type { Wish } from '../exchange/import-council.ts'

export type JobState = 'none' | 'running' | 'ended' | 'broken-off'
export type Job = { state: JobState; lines: string[] }

const imports = path.join(/* turbopackIgnore: true */ configuration.dataDir, 'imports')
const desk = path.join(/* turbopackIgnore: true */ imports, 'desk')
const noted = path.join(/* turbopackIgnore: true */ desk, 'running.json')
const output = path.join(/* turbopackIgnore: true */ desk, 'output.log')
/** Where sheets lie that were sent to the desk: always in one place, so that a second import knows their rows. */
export const uploadFolder = path.join(/* turbopackIgnore: true */ desk, 'sheets')

const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../scripts/import-council.ts')

const shownLines = 40

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('{'))

/** What the import that was started last does, as far as its own output says. */
export function jobState(): Job {
  if (!existsSync(noted)) return { state: 'none', lines: [] }
  const { pid } = JSON.parse(readFileSync(noted, 'utf8')) as { pid: number }
  const lines = existsSync(output) ? linesOf(readFileSync(output, 'utf8')) : []
  const hasEnded = lines.some((line) => line.startsWith('Report: '))
  const state = hasEnded ? 'ended' : isAlive(pid) ? 'running' : 'broken-off'
  return { state, lines: lines.slice(-shownLines) }
}

/**
 * Starts the import in a process of its own: it writes in transactions, which on SQLite would hold what others write
 * over the same connection, and it keeps the desk's own thread free (docs/decisions/0061).
 */
export function startJob(wish: Wish): void {
  mkdirSync(desk, { recursive: true })
  const log = openSync(output, 'w')
  const child = spawn(process.execPath, [script, JSON.stringify(wish)], {
    stdio: ['ignore', log, log],
    detached: true,
  })
  writeFileSync(noted, JSON.stringify({ pid: child.pid, startedAt: new Date().toISOString(), ...wish }))
  child.unref()
}

const reportName = /^[0-9TZ-]{20,30}$/
export const reportFiles = ['report-en.html', 'report-mr.html', 'report-en.csv', 'report-mr.csv'] as const

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : []

/** The reports of all imports, the newest first, by their time. */
export function reports(): Map<string, string> {
  const found = foldersIn(imports).flatMap((source) =>
    foldersIn(path.join(/* turbopackIgnore: true */ imports, source))
      .filter((name) => reportName.test(name))
      .map((name) => [name, path.join(/* turbopackIgnore: true */ imports, source, name)] as const),
  )
  return new Map(found.sort(([one], [other]) => other.localeCompare(one)))
}
