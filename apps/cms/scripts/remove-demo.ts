import { getPayload } from 'payload'
import { removeDemo } from '../src/api/first-content/remove/remove-demo.ts'
import config from '../src/payload.config.ts'

// Run by `npm run demo:remove`, which names the council and makes a backup first.
const payload = await getPayload({ config })
try {
  const { records, settings } = await removeDemo(payload)
  for (const [slug, { removed, kept }] of Object.entries(records))
    console.log(`${slug}: ${removed} removed${kept > 0 ? `, ${kept} kept` : ''}`)
  console.log(`Settings taken out: ${settings.cleared.join(', ') || 'none'}`)
  console.log(`Settings of your own: ${settings.kept.join(', ') || 'none'}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await payload.destroy()
}
