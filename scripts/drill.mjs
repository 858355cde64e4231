// `npm run drill [-- archive] [--second-place] [--identity=file] [--env-file=file]`: restores the newest backup beside the
// council, into a folder and a database of its own, compares it with its list, and says how long that took. The
// council keeps running.
import { councilMeant, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { onPinnedNode } from './steps/pinned.mjs'

await command(async () => {
  checkNode()
  const { words, options } = typed({ identity: { type: 'string' }, 'second-place': { type: 'boolean' } })
  await installDependencies()
  await onPinnedNode(async () => {
    const { drill } = await import('./steps/backup/drill.mjs')
    const council = councilMeant(options['env-file'])
    const { archive, savedAt, ageHours, seconds, tables, rows, files, wrong } = await drill(council, {
      archive: words[0],
      identity: options.identity,
      isFromSecondPlace: options['second-place'] === true,
    })
    console.log(`
  Backup          ${archive}, of ${savedAt}
  Restored        ${rows} rows in ${tables} tables, ${files} files
  Recovery time   ${seconds} s for the data alone; a new machine comes on top
  Recovery point  ${ageHours} hours: what was written since the backup would be lost`)
    if (process.env.S3_BUCKET)
      console.log(
        `  Not in it       pictures and documents, which are in the bucket ${process.env.S3_BUCKET}`,
      )
    if (wrong.length > 0)
      throw new Failure(`What came back is not what was saved:\n  ${wrong.slice(0, 20).join('\n  ')}`)
    console.log('\nEverything came back as it was saved. Nothing of the running council was touched.')
  })
})
