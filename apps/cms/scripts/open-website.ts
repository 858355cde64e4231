import { openNow } from '../src/features/opening/decide.ts'
import config from '../src/payload.config.ts'
import { openForCommand } from '../src/start/council.ts'

// Run by `npm run open`, which names the council.
const payload = await openForCommand(config)
try {
  const hasOpened = await openNow(payload, undefined, [])
  console.log(hasOpened ? 'The website is open.' : 'The website was open already.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await payload.destroy()
}
