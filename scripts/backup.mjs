// `npm run backup [-- folder] [--env-file=file]`: one dated archive of everything that a council cannot make again.
// The council keeps running. The file has the settings of the service.
import path from 'node:path'
import { councilMeant, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { onPinnedNode } from './steps/pinned.mjs'

await command(async () => {
  checkNode()
  const { words, options } = typed()
  await installDependencies()
  await onPinnedNode(async () => {
    const { makeBackup } = await import('./steps/backup/make-backup.mjs')
    const council = councilMeant(options['env-file'])
    const folder = path.resolve(words[0] ?? path.join(council.data, 'backups'))
    const { archive, files, bytes } = await makeBackup(council, folder)
    console.log(`Saved ${files} files (${Math.ceil(bytes / 1024 ** 2)} MB) to ${archive}`)
    if (process.env.S3_BUCKET)
      console.log(
        `The council’s pictures and documents are in the bucket ${process.env.S3_BUCKET}, not in this archive: save the bucket by its own means.`,
      )
    console.log(
      'It holds residents’ messages and the secrets of this installation: keep it where only you can read it.',
    )
  })
})
