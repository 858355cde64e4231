import type { BrandName } from '../icon/names.ts'
import { webAddress } from '../site-link/web-address.ts'

/** The usual service of each kind of channel, for addresses of no known service, as the demo council's. */
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

/** The brand shown for a link to a channel: that of its address, otherwise the usual one. */
export function brandOf(channel: Channel, address: string): BrandName {
  const host = webAddress(address)?.hostname ?? ''
  return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? usual[channel]
}
