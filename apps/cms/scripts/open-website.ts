import { openForCommand } from '../src/council.ts'
import { openNow } from '../src/opening/decide.ts'
import config from '../src/payload.config.ts'

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
