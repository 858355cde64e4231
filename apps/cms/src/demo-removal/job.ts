import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { configuration } from '../configuration.ts'
import { deskJob } from '../jobs/job.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../../../scripts/demo-remove.mjs')
const folder = path.join(/* turbopackIgnore: true */ configuration.dataDir, 'demo-removal')

const job = deskJob(folder, 'To undo this: ')

/** What the removal that was started last does, as far as its own output says. */
export const removalState = job.state

/** The same command as `npm run demo:remove`, on the council of this desk's environment: a backup, then the removal. */
export const startRemoval = (): void => job.start(script, ['--installed'])
