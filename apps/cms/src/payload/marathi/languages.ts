/*
 * Payload 3.90: knows a list of languages, of which Marathi is none; its types refuse others, its code does not.
 * Upstream: none found.
 * Here: Marathi is listed, with all of Payload's words (catalogue.ts).
 * Canary: languages: Marathi is none of them.
 */

import { acceptedLanguages } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import type { Config } from 'payload'
import { marathi } from './catalogue.ts'

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>

const mr = {
  // Only locales that Payload knows by name; withMarathiDates replaces them with ours.
  dateFNSKey: 'en-US' as const,
  translations: marathi,
}

// The languages that Payload recognises in a browser's request, without Marathi.
const known = acceptedLanguages as unknown as string[]
if (!known.includes('mr')) known.push('mr')

/**
 * The desk in English and Marathi. The types of Payload do not allow Marathi, but its code accepts any language that
 * is listed here.
 */
export const languages = { en, mr } as Languages
