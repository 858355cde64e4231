import type { Payload } from 'payload'
import { isDue } from '../../content/opening/state.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import { openOnTime } from './decide.ts'

const regularly = { every: 5000, failure: 'It could not be noted that the website has opened' }

/** Records an opening when its time has come. Residents do not wait for this: `openingAt` compares the times. */
export function keepTime(payload: Payload): void {
  whileOpen(payload, regularly, async () => {
    if (await isDue(payload, new Date())) await openOnTime(payload)
  })
}
