// `npm run demo:remove [-- --env-file=file]`: removes the demo council from the desk, but not what staff made or
// changed. Makes a backup first; restoring it undoes everything. The desk runs it with `--installed`.
import path from 'node:path'
import { councilMeant, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { runDeskScript } from './steps/desk-script.mjs'
import { command } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { onPinnedNode } from './steps/pinned.mjs'

await command(async () => {
  checkNode()
  const { options } = typed({ installed: { type: 'boolean' } })
  if (!options.installed) await installDependencies()
  await onPinnedNode(async () => {
    const { makeBackup } = await import('./steps/backup/make-backup.mjs')
    const council = councilMeant(options['env-file'])
    const { archive, copied } = await makeBackup(council, path.join(council.data, 'backups'))
    console.log(`Saved the council as it is in ${archive}`)
    if (copied?.failure) console.log(`It was not copied to ${copied.place}: ${copied.failure}`)
    process.exitCode = runDeskScript('remove-demo.ts', [], council)
    const key = council.recipients.length > 0 ? ' --identity=<file of the secret key>' : ''
    if (process.exitCode === 0) console.log(`To undo this: npm run restore -- ${archive} --force${key}`)
  })
})
