import { configuration } from '../configuration.ts'
import { createVapid, type Vapid } from './vapid.ts'

export type Push = { vapid: Vapid }

let made: Push | undefined

/** How devices are told of alerts; nothing where the council has no key for it, or has switched it off. */
export function pushOf(): Push | undefined {
  const { privateKey } = configuration.push
  if (!privateKey) return undefined
  const { protocol, hostname } = new URL(configuration.siteOrigin)
  // Push services want somebody whom they could write to; an address without TLS is none for them.
  const contact = protocol === 'https:' ? configuration.siteOrigin : `mailto:desk@${hostname}`
  made ??= { vapid: createVapid({ privateKey, contact }) }
  return made
}
