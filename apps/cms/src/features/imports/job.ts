import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import type { ImportRequest } from '../../api/exchange/import-council.ts'
import { inDataFolder } from '../../platform/data-folder.ts'
import { deskJob } from '../../platform/jobs/job.ts'
import { ownEnvironment } from '../../platform/own-environment.ts'

/** The folder of the uploaded sheets: always the same, so that a second import recognises their rows. */
export const uploadFolder = (payload: Payload): string => inDataFolder(payload, 'imports', 'desk', 'sheets')

const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../../scripts/import-council.ts')

const jobOf = (payload: Payload) =>
  deskJob({
    folder: inDataFolder(payload, 'imports', 'desk'),
    lastLine: 'Report: ',
    environment: ownEnvironment.of(payload),
  })

/** What the import that was started last does, as far as its own output says. */
export const jobState = (payload: Payload) => jobOf(payload).state()

export const startJob = (payload: Payload, request: ImportRequest): void =>
  jobOf(payload).start(script, [JSON.stringify(request)])

const reportName = /^[0-9TZ-]{20,30}$/
export const reportFiles = ['report-en.html', 'report-mr.html', 'report-en.csv', 'report-mr.csv'] as const

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : []

/** The reports of all imports by time, newest first. */
export function reports(payload: Payload): Map<string, string> {
  const imports = inDataFolder(payload, 'imports')
  const found = foldersIn(imports).flatMap((source) =>
    foldersIn(path.join(/* turbopackIgnore: true */ imports, source))
      .filter((name) => reportName.test(name))
      .map((name) => [name, path.join(/* turbopackIgnore: true */ imports, source, name)] as const),
  )
  return new Map(found.sort(([one], [other]) => other.localeCompare(one)))
}
