import { listAtPath } from '@nagardwar/contract/browser'
import { bareOf } from '../app/i18n/language.ts'

export type Kind = 'page' | 'search' | 'list' | 'asset' | 'none'
type Asked = { method: string; mode: string; url: string }

const hasEnding = /\.[a-z0-9]+$/i

/**
 * What the service worker may answer. Everything else goes to the network: uploads, pictures, documents and other
 * hosts. A search is a separate kind because it is never stored: it shows what somebody looked for.
 */
export function kindOf({ method, mode, url }: Asked, origin: string): Kind {
  const { origin: host, pathname } = new URL(url)
  if (method !== 'GET' || host !== origin) return 'none'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/api/')) return listAtPath(pathname.slice('/api'.length)) ? 'list' : 'none'
  // Private to its holder: never stored.
  if (/^\/(?:feedback|subscription)\//.test(bareOf(pathname))) return 'none'
  const isPage = mode === 'navigate' && !hasEnding.test(pathname) && !pathname.startsWith('/images/')
  if (!isPage) return 'none'
  return bareOf(pathname) === '/search' ? 'search' : 'page'
}

/** The cache key of a page: its address with the page number and nothing else, as on the server. */
export function nameOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const page = searchParams.get('page') ?? ''
  return origin + pathname + (/^[1-9]\d{0,3}$/.test(page) ? `?page=${page}` : '')
}
