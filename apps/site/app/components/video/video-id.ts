import { webAddress } from '../site-link/web-address.ts'

const length = 11

/** The eleven characters of a video's id, from any form of its link; undefined if there are not eleven. */
export function videoId(link: string): string | undefined {
  const address = webAddress(link)
  if (!address) return undefined
  const { pathname, searchParams } = address
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  const id = searchParams.get('v') ?? last
  return id.length === length && /^[A-Za-z0-9_-]+$/.test(id) ? id : undefined
}

/** The player that sets no cookies before it is started. */
export const playerUrl = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
