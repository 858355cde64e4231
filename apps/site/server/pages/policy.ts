import type { InlineHashes } from './csp-hashes.ts'

/** What a page may load besides its own: the hosts of the map and of the video player, and pictures of other servers. */
export type Allowed = { frames: string[]; images: string[] }

const players = ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org']

/** The policy of one page. Nothing inline runs without its hash, and nothing comes from another host unasked. */
export function contentPolicy({ scripts, styles }: InlineHashes, { frames, images }: Allowed): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self'", ...new Set([...players, ...frames])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The origin of an address that staff typed, if it may stand in a policy: https, and nothing but a host. */
export function frameOrigin(address: string | undefined): string[] {
  if (!address || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' && /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? [origin] : []
}
