import type { ImportRequest } from '../src/api/exchange/import-council.ts'
import { importFromCommand } from '../src/api/exchange/import-from-command.ts'
import { writeTemplates } from '../src/api/exchange/templates.ts'
import config from '../src/payload.config.ts'
import { openForCommand } from '../src/start/council.ts'

// Run by `npm run import`, which names the council.
const request = JSON.parse(process.argv[2] ?? '{}') as ImportRequest | { templates: string }
const payload = await openForCommand(config)
try {
  if ('templates' in request) {
    const sheets = await writeTemplates(payload, request.templates)
    console.log(`Wrote ${sheets} templates to ${request.templates}`)
  } else await importFromCommand(payload, request, console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await payload.destroy()
}
