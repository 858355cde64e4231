// `npm run backup [-- folder]`: one dated archive of all that a council cannot make again. The council goes on running.
import path from 'node:path'
import { installDependencies } from './steps/dependencies.mjs'
import { command } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { onPinnedNode } from './steps/pinned.mjs'

await command(async () => {
  checkNode()
  await installDependencies()
  await onPinnedNode(async () => {
    const [{ makeBackup }, { councilData }] = await Promise.all([
      import('./steps/backup/make-backup.mjs'),
      import('./steps/council-data.mjs'),
    ])
    const council = councilData()
    const folder = path.resolve(process.argv[2] ?? path.join(council.data, 'backups'))
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
