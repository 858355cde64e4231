// `npm run import -- --from <API root or folder> [--dry-run] [--publish] [--env-file=file]`: takes the content of another
// website into this council, as drafts unless told otherwise. `npm run import -- --templates <folder>` writes sheets to fill in.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { typed } from './steps/council-data.mjs'
import { command, Failure } from './steps/failure.mjs'
import { onCouncil } from './steps/on-council.mjs'

const known = {
  from: { type: 'string' },
  templates: { type: 'string' },
  'dry-run': { type: 'boolean' },
  publish: { type: 'boolean' },
}

const usage =
  'Say where the content is: npm run import -- --from <API root or folder> [--dry-run] [--publish], or write templates: npm run import -- --templates <folder>'

function placeOf(from) {
  if (/^https?:\/\//i.test(from)) return from
  const folder = path.resolve(from)
  if (!existsSync(folder)) throw new Failure(`${folder} is not there.`)
  return folder
}

await command(async () => {
  const { words, options } = typed(known)
  const { from, templates } = options
  if (words.length > 0 || Boolean(from) === Boolean(templates)) throw new Failure(usage)
  const wish = templates
    ? { templates: path.resolve(templates) }
    : { from: placeOf(from), isDryRun: options['dry-run'] === true, publish: options.publish === true }
  await onCouncil('scripts/import-council.ts', wish, options['env-file'])
})
