// `npm run restore -- archive [--force]`: puts a council back as `npm run backup` saved it.
import path from 'node:path'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { onPinnedNode } from './steps/pinned.mjs'

await command(async () => {
  checkNode()
  const given = process.argv.slice(2)
  const [archive] = given.filter((word) => !word.startsWith('--'))
  if (!archive) throw new Failure('Say which archive: npm run restore -- data/backups/nagardwar-….tar.gz')
  await installDependencies()
  await onPinnedNode(async () => {
    const [{ restoreBackup }, { councilData }] = await Promise.all([
      import('./steps/backup/restore-backup.mjs'),
      import('./steps/council-data.mjs'),
    ])
    const isForced = given.includes('--force')
    const { savedAt, files, replaced } = await restoreBackup(councilData(), path.resolve(archive), {
      isForced,
    })
    console.log(`Restored ${files} files, as they were at ${savedAt}. Start with npm start.`)
    if (replaced.length > 0) console.log(`What was there before is kept:\n  ${replaced.join('\n  ')}`)
  })
})
