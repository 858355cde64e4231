import type { Payload } from 'payload'
import { openOnTime } from './decide.ts'
import { isDue } from './state.ts'

const pause = 5000

/** Records an opening when its time has come. Residents do not wait for this: `openingAt` compares the times. */
export function keepTime(payload: Payload): void {
  const look = async (): Promise<void> => {
    if (await isDue(payload, new Date())) await openOnTime(payload)
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: 'It could not be noted that the website has opened' }),
    )
  }, pause)
  timer.unref()
}
