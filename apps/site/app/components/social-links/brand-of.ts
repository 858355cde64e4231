import type { BrandName } from '../icon/names.ts'
import { webAddress } from '../site-link/web-address.ts'

/** The service that each kind of channel is usually on; the demo council's addresses belong to no service. */
const usual = {
  videoChannel: 'youtube',
  photoSharing: 'instagram',
  shortMessage: 'x',
  socialNetwork: 'facebook',
} as const satisfies Record<string, BrandName>

const hosts: readonly (readonly [RegExp, BrandName])[] = [
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'facebook'],
  [/(^|\.)instagram\.com$/, 'instagram'],
  [/(^|\.)(mastodon|mstdn)\./, 'mastodon'],
  [/(^|\.)threads\.(net|com)$/, 'threads'],
  [/(^|\.)(x|twitter)\.com$/, 'x'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
]

export type Channel = keyof typeof usual
export const channels = Object.keys(usual) as Channel[]

/** Whose mark a link to a channel shows: that of its address, otherwise the usual one. */
export function brandOf(channel: Channel, address: string): BrandName {
  const host = webAddress(address)?.hostname ?? ''
  return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? usual[channel]
}
