import { acceptedLanguages } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import type { Config } from 'payload'
import { marathi } from './marathi/catalogue.ts'

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>

const mr = {
  // Only what Payload knows by name; withMarathiDates puts ours in its place.
  dateFNSKey: 'en-US' as const,
  translations: marathi,
}

// The languages that Payload looks for in what a browser asks for, without Marathi.
const known = acceptedLanguages as unknown as string[]
if (!known.includes('mr')) known.push('mr')

/**
 * The desk itself in English and Marathi. Payload's list of languages has no Marathi, so its types do not allow one;
 * its code takes any language that is listed here.
 */
export const languages = { en, mr } as Languages
