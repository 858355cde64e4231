/*
 * Payload 3.90: loads the locales of date-fns by name from its own list, and has no setting for another one.
 * Upstream: https://github.com/payloadcms/payload/issues/12890 speaks of its formats.
 * Here: the cache in which it keeps them is given the Marathi one.
 * Canary: marathi-dates: a language that is not on Payload’s own list has no dates.
 */

import { initI18n } from '@payloadcms/translations'
import type { SanitizedConfig } from 'payload'
import { marathiDates } from './marathi-locale.ts'

type Language = NonNullable<Parameters<typeof initI18n>[0]['language']>

/**
 * Gives Payload the Marathi dates. Payload has no setting for them: it loads locales of date-fns by name from its own
 * list, once per language, and caches the result.
 */
export async function withMarathiDates(config: SanitizedConfig): Promise<SanitizedConfig> {
  for (const context of ['client', 'api'] as const) {
    const i18n = await initI18n({ config: config.i18n, context, language: 'mr' as Language })
    i18n.dateFNS = marathiDates
  }
  return config
}
