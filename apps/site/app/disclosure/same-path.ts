import { normaliseLink } from '@nagardwar/contract/browser'
import { plainPath } from '../components/site-link/plain-path.ts'
import { bareOf } from '../i18n/language.ts'

/** Whether a link from the server leads to this page: with or without leading slash, encoding or capital letters. */
export function isSamePath(link: string, barePath: string): boolean {
  const own = normaliseLink(link)
  return own.startsWith('/') && pathKey(own) === pathKey(barePath)
}

/** What two spellings of one address have in common. */
export const pathKey = (path: string): string => bareOf(plainPath(normaliseLink(path)))
