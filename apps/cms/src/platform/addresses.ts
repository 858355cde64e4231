import type { Payload } from 'payload'
import { deskOption } from './desk-option.ts'

type Language = 'en' | 'mr'

export type Addresses = {
  /** By which residents reach the site, without a path. */
  site: string
  /** By which staff reach the desk; the first one is the canonical one. */
  desk: readonly [string, ...string[]]
  /** The language of the site's addresses without a prefix. */
  firstLanguage: Language
}

export const addresses = deskOption<Addresses>('addresses')

/** How the site's addresses in a language begin: with nothing in the first one. */
export const prefixOf = (language: Language, payload: Pick<Payload, 'config'>): string =>
  language === addresses.of(payload).firstLanguage ? '' : `/${language}`

/** A page of the site in a language, as an address without the host. */
export function sitePath(path: string, language: Language, payload: Pick<Payload, 'config'>): string {
  const prefix = prefixOf(language, payload)
  return path === '/' ? prefix || '/' : prefix + path
}
