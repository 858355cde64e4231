import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { configuration } from '../configuration.ts'
import type { Wish } from '../exchange/import-council.ts'
import { deskJob } from '../jobs/job.ts'

const imports = path.join(/* turbopackIgnore: true */ configuration.dataDir, 'imports')
const desk = path.join(/* turbopackIgnore: true */ imports, 'desk')
/** The folder of the uploaded sheets: always the same, so that a second import recognises their rows. */
export const uploadFolder = path.join(/* turbopackIgnore: true */ desk, 'sheets')

const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../scripts/import-council.ts')

const job = deskJob(desk, 'Report: ')

/** What the import that was started last does, as far as its own output says. */
export const jobState = job.state

export const startJob = (wish: Wish): void => job.start(script, [JSON.stringify(wish)])

const reportName = /^[0-9TZ-]{20,30}$/
export const reportFiles = ['report-en.html', 'report-mr.html', 'report-en.csv', 'report-mr.csv'] as const

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : []

/** The reports of all imports by time, newest first. */
export function reports(): Map<string, string> {
  const found = foldersIn(imports).flatMap((source) =>
    foldersIn(path.join(/* turbopackIgnore: true */ imports, source))
      .filter((name) => reportName.test(name))
      .map((name) => [name, path.join(/* turbopackIgnore: true */ imports, source, name)] as const),
  )
  return new Map(found.sort(([one], [other]) => other.localeCompare(one)))
}
