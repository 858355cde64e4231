import config from '../src/payload.config.ts'
import { fillCouncil } from '../src/start/council.ts'

// Run by `npm start` on the very first start, while the apps are built. What goes wrong is said again by the desk, which
// does the same when it starts.
const payload = await fillCouncil(config)
await payload.destroy()
process.exit(0)
