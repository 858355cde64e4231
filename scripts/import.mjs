// `npm run import -- --from <API root or folder> [--dry-run] [--publish] [--env-file=file]`: imports the content of
// another website into this council, as drafts by default. `--department-page '/page.php?id={id}'` and `--heading-page`
// are the numbered addresses of its pages ({id}, {p_id} or {y_id}), which redirect to the new ones.
// `npm run import -- --templates <folder>` writes empty sheets.
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
  'department-page': { type: 'string', multiple: true },
  'heading-page': { type: 'string', multiple: true },
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
    : {
        from: placeOf(from),
        isDryRun: options['dry-run'] === true,
        publish: options.publish === true,
        pages: {
          departments: options['department-page'] ?? [],
          headings: options['heading-page'] ?? [],
        },
      }
  await onCouncil('scripts/import-council.ts', wish, options['env-file'])
})
