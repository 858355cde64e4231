import type { Check } from '../fields/check.ts'
import { isFreeKey } from './free-key.ts'
import type { SiteText } from './site-texts.ts'

const refusal = {
  en: 'is no text of the site: please choose one of the list',
  mr: 'यादीत नाही – कृपया यादीतून निवडा',
}

const looksLikeKey = (key: string): boolean => /^[a-z][a-z-]*:[A-Za-z][A-Za-z0-9_]*$/.test(key)

/** Whether a key exists. A misspelt one would be stored and published, but never shown. */
export const keyCheck =
  (known: () => readonly SiteText[]): Check =>
  (key) => {
    const isKnown = known().length === 0 ? looksLikeKey(key) : known().some((text) => text.key === key)
    return isKnown || isFreeKey(key) ? undefined : refusal
  }
