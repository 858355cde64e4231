import path from 'node:path'
import { makeBackup } from '../../../scripts/steps/backup/make-backup.mjs'
import { tryBackup } from '../../../scripts/steps/backup/restore-backup.mjs'
import { configuration } from '../src/configuration.ts'
import { noteTrial } from '../src/setup/backup/trial.ts'

// Started by the desk, in a process of its own. `npm run backup` does the same for the operator.
const { databaseUrl, dataDir, uploadsDir } = configuration
const council = { databaseUrl, uploads: uploadsDir, secrets: path.join(dataDir, 'secrets.env') }
try {
  const { archive } = await makeBackup(council, path.join(dataDir, 'backups'))
  console.log(`Saved: ${path.basename(archive)}`)
  await tryBackup({ data: dataDir, databaseUrl }, archive)
  noteTrial(archive)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
