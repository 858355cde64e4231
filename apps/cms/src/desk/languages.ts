import { en } from '@payloadcms/translations/languages/en'
import type { Config } from 'payload'
import { marathi } from './marathi/catalogue.ts'

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>

const mr = {
  // Payload knows no Marathi dates by name; marathi-dates.ts puts them in this place.
  dateFNSKey: 'en-US' as const,
  translations: marathi,
}

/**
 * The desk itself in English and Marathi. Payload's list of languages has no Marathi, so its types do not allow one;
 * its code takes any language that is listed here.
 */
export const languages = { en, mr } as Languages
