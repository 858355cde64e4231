import type { InlineHashes } from './csp-hashes.ts'

/**
 * External sources of a page: the hosts of the map and of the video player, and pictures of other servers. `desk` is
 * the only other origin that may show the page in a frame.
 */
export type Allowed = { frames: string[]; images: string[]; desk?: string | undefined }

const players = ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org']

/** The content security policy of one page. Inline code needs its hash, and nothing else comes from another host. */
export function contentPolicy({ scripts, styles }: InlineHashes, { frames, images, desk }: Allowed): string {
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
    ["frame-ancestors 'self'", ...(desk ? [desk] : [])].join(' '),
  ].join('; ')
}

/** The origin of an address that staff typed, if it is valid in a policy: https and only a host. */
export function frameOrigin(address: string | undefined): string[] {
  if (!address || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' && /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? [origin] : []
}
