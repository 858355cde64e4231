import type { Wish } from '../src/api/exchange/import-council.ts'
import { importFromCommand } from '../src/api/exchange/import-from-command.ts'
import { writeTemplates } from '../src/api/exchange/templates.ts'
import config from '../src/payload.config.ts'
import { openForCommand } from '../src/start/council.ts'

// Run by `npm run import`, which names the council.
const wish = JSON.parse(process.argv[2] ?? '{}') as Wish | { templates: string }
const payload = await openForCommand(config)
try {
  if ('templates' in wish) {
    const sheets = await writeTemplates(payload, wish.templates)
    console.log(`Wrote ${sheets} templates to ${wish.templates}`)
  } else await importFromCommand(payload, wish, console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await payload.destroy()
}
