// `npm run restore -- archive [--identity=file] [--force] [--env-file=file]`: restores a council from an archive of
// `npm run backup`. The identity is the file with the secret key of an encrypted one, the other the service's settings.
import path from 'node:path'
import { councilMeant, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { onPinnedNode } from './steps/pinned.mjs'

await command(async () => {
  checkNode()
  const { words, options } = typed({ force: { type: 'boolean' }, identity: { type: 'string' } })
  const [archive] = words
  if (!archive) throw new Failure('Say which archive: npm run restore -- data/backups/nagardwar-….tar.gz')
  await installDependencies()
  await onPinnedNode(async () => {
    const { restoreBackup } = await import('./steps/backup/restore-backup.mjs')
    const council = councilMeant(options['env-file'])
    const { savedAt, files, replaced } = await restoreBackup(council, path.resolve(archive), {
      isForced: options.force === true,
      identity: options.identity,
    })
    console.log(`Restored ${files} files, as they were at ${savedAt}. The council can be started again.`)
    if (replaced.length > 0) console.log(`What was there before is kept:\n  ${replaced.join('\n  ')}`)
  })
})
