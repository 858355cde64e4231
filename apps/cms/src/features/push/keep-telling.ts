import type { Payload } from 'payload'
import { eraseOldDevices } from '../../platform/database/push-subscriptions.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import { tellDevices } from './send.ts'

const pause = 3000
const sweep = 6 * 60 * 60_000

/** Looks every few seconds whether devices are to be told of an alert. */
export function keepTellingDevices(payload: Payload): void {
  whileOpen(payload, { every: pause, failure: 'Devices could not be told of alerts' }, () =>
    tellDevices(payload),
  )
  const erase = whileOpen(payload, { every: sweep, failure: 'Old devices could not be erased' }, () =>
    eraseOldDevices(payload, new Date()),
  )
  void erase()
}
