import { normaliseLink } from '@nagardwar/contract/browser'
import { plainPath } from '../components/site-link/plain-path.ts'
import { bareOf } from '../i18n/language.ts'

/** Whether a link from the server leads to this page. A leading slash, encoding and capital letters are ignored. */
export function isSamePath(link: string, barePath: string): boolean {
  const own = normaliseLink(link)
  return own.startsWith('/') && pathKey(own) === pathKey(barePath)
}

/** The common form of an address's spellings. */
export const pathKey = (path: string): string => bareOf(plainPath(normaliseLink(path)))
