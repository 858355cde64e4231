import { deskOption } from '../../platform/desk-option.ts'
import type { PushSettings } from './settings.ts'
import { createVapid, type Vapid } from './vapid.ts'

export type Push = Pick<PushSettings, 'hosts' | 'testService'> & { vapid: Vapid }

/** How devices are told of alerts; nothing where the council has no key for it, or has switched it off. */
export const push = deskOption<Push | undefined>('push')

export function pushFor({ privateKey, ...services }: PushSettings, siteOrigin: string): Push | undefined {
  if (!privateKey) return undefined
  const { protocol, hostname } = new URL(siteOrigin)
  // Push services want somebody whom they could write to; an address without TLS is none for them.
  const contact = protocol === 'https:' ? siteOrigin : `mailto:desk@${hostname}`
  return { ...services, vapid: createVapid({ privateKey, contact }) }
}
