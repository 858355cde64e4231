import { listAtPath } from '@nagardwar/contract/browser'
import { bareOf } from '../app/i18n/language.ts'

export type Kind = 'page' | 'search' | 'list' | 'asset' | 'none'
type Asked = { method: string; mode: string; url: string }

const hasEnding = /\.[a-z0-9]+$/i

/**
 * What the worker may answer. Whatever is not named here goes to the network as if there were no worker: everything
 * that is sent, pictures, documents and other hosts. A search is a kind of its own because it is never kept: it says
 * what somebody looked for.
 */
export function kindOf({ method, mode, url }: Asked, origin: string): Kind {
  const { origin: host, pathname } = new URL(url)
  if (method !== 'GET' || host !== origin) return 'none'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/api/')) return listAtPath(pathname.slice('/api'.length)) ? 'list' : 'none'
  const isPage = mode === 'navigate' && !hasEnding.test(pathname) && !pathname.startsWith('/images/')
  if (!isPage) return 'none'
  return bareOf(pathname) === '/search' ? 'search' : 'page'
}

/** The name of a page's copy: its address with the page number and nothing else, as on the server. */
export function nameOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const page = searchParams.get('page') ?? ''
  return origin + pathname + (/^[1-9]\d{0,3}$/.test(page) ? `?page=${page}` : '')
}
