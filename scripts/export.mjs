// `npm run export -- folder [--env-file=file]`: everything that residents see, in both languages, as one sheet per
// list, and the files. The folder must be new. `npm run import -- --from folder` reads it again.
import path from 'node:path'
import { typed } from './steps/council-data.mjs'
import { command, Failure } from './steps/failure.mjs'
import { onCouncil } from './steps/on-council.mjs'

await command(async () => {
  const { words, options } = typed()
  if (words.length !== 1) throw new Failure('Name one new folder: npm run export -- <folder>')
  await onCouncil('scripts/export-council.ts', { folder: path.resolve(words[0]) }, options['env-file'])
})
