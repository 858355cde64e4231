import type { Payload } from 'payload'
import { tellDevices } from './send.ts'
import { eraseOldDevices } from './subscriptions.ts'

const pause = 3000
const sweep = 6 * 60 * 60_000

/** Looks every few seconds whether devices are to be told of an alert. */
export function keepTellingDevices(payload: Payload): void {
  let isRunning = false
  const look = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await tellDevices(payload)
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'Devices could not be told of alerts' })
    } finally {
      isRunning = false
    }
  }
  const erase = (): void => {
    eraseOldDevices(payload, new Date()).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: 'Old devices could not be erased' }),
    )
  }
  erase()
  setInterval(() => void look(), pause).unref()
  setInterval(erase, sweep).unref()
}
