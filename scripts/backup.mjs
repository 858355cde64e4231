// `npm run backup [-- folder] [--env-file=file]`: one dated archive of everything that a council cannot make again.
// The council keeps running. The file has the settings of the service.
import path from 'node:path'
import { councilMeant, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
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
    const { archive, files, bytes, copied } = await makeBackup(council, folder)
    console.log(`Saved ${files} files (${Math.ceil(bytes / 1024 ** 2)} MB) to ${archive}`)
    if (process.env.S3_BUCKET)
      console.log(
        `The council’s pictures and documents are in the bucket ${process.env.S3_BUCKET}, not in this archive: save the bucket by its own means.`,
      )
    console.log(
      council.recipients.length > 0
        ? 'It is encrypted: without the secret key of BACKUP_RECIPIENT nobody can restore it, you neither.'
        : 'It is not encrypted, and holds residents’ messages and the secrets of this installation: set BACKUP_RECIPIENT, or keep it where only you can read it.',
    )
    if (copied && !copied.failure) console.log(`Copied it to ${copied.place}, and compared the copy.`)
    if (copied?.isOnSameDisk)
      console.log(`${copied.place} is on the same disk as the backup: it is lost with it.`)
    if (copied?.failure)
      throw new Failure(`The backup is saved here, but not copied to ${copied.place}: ${copied.failure}`)
  })
})
