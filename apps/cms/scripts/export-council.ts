import { exportCouncil } from '../src/api/exchange/export-council.ts'
import config from '../src/payload.config.ts'
import { openForCommand } from '../src/start/council.ts'

// Run by `npm run export`, which names the council.
const { folder } = JSON.parse(process.argv[2] ?? '{}') as { folder: string }
const payload = await openForCommand(config)
try {
  const { rows, files, missing } = await exportCouncil(payload, folder)
  console.log(`Wrote ${rows} records and ${files} files to ${folder}`)
  for (const name of missing)
    console.error(`The file ${name} is not in the store: its record was written without it`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await payload.destroy()
}
