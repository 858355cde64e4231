import path from 'node:path'
import { makeBackup } from '../../../scripts/steps/backup/make-backup.mjs'
import { noteTrial } from '../src/platform/backups/trial.ts'
import { configuration } from '../src/start/environment.ts'

// Started by the desk, in a process of its own. `npm run backup` does the same for the operator.
const { databaseUrl, dataDir, uploadsDir, backups } = configuration
const council = {
  data: dataDir,
  databaseUrl,
  uploads: uploadsDir,
  secrets: path.join(dataDir, 'secrets.env'),
  ...backups,
}
try {
  const { archive, copied } = await makeBackup(council, path.join(dataDir, 'backups'), { isTried: true })
  console.log(`Saved: ${path.basename(archive)}`)
  noteTrial(archive)
  if (copied?.failure) console.error(`Not copied to ${copied.place}: ${copied.failure}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
