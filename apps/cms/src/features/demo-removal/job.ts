import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import { inDataFolder } from '../../platform/data-folder.ts'
import { deskJob } from '../../platform/jobs/job.ts'
import { ownEnvironment } from '../../platform/own-environment.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../../../../scripts/demo-remove.mjs')

const jobOf = (payload: Payload) =>
  deskJob({
    folder: inDataFolder(payload, 'demo-removal'),
    lastLine: 'To undo this: ',
    environment: ownEnvironment.of(payload),
  })

/** What the removal that was started last does, as far as its own output says. */
export const removalState = (payload: Payload) => jobOf(payload).state()

/** The same command as `npm run demo:remove`, on the council of this desk's environment: a backup, then the removal. */
export const startRemoval = (payload: Payload): void => jobOf(payload).start(script, ['--installed'])
