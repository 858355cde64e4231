import { en } from '@payloadcms/translations/languages/en'
import type { Config } from 'payload'
import { marathi } from './marathi.ts'

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>

const mr = {
  // date-fns has no Marathi; it only formats the desk's own dates.
  dateFNSKey: 'en-US' as const,
  translations: Object.fromEntries(
    Object.entries(en.translations).map(([part, words]) => [part, { ...words, ...marathi[part] }]),
  ),
}

/**
 * The desk itself in English and, as far as `marathi.ts` goes, in Marathi. Payload's list of languages has no
 * Marathi, so its types do not allow one; its code takes any language that is listed here.
 */
export const languages = { en, mr } as Languages
