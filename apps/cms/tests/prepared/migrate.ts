// A process of its own, so that every connection is closed when it ends: `database.ts` copies what it has made.
import { getPayload } from 'payload'
import config from '../../src/payload.config.ts'

await getPayload({ config })
process.exit(0)
