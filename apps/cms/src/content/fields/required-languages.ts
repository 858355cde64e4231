import type { PayloadRequest } from 'payload'
import { isLeftOpen } from '../../payload/requests/left-open.ts'
import { isStoredUnchecked } from '../../payload/requests/stored-unchecked.ts'

type Language = 'en' | 'mr'

/** The council's *Required to publish* in the settings; English alone until it has chosen. */
export async function requiredLanguages(req: PayloadRequest): Promise<'both' | Language> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true, req })
  return settings.requiredLanguages ?? 'en'
}

type Missing = {
  language: Language
  req: PayloadRequest
  /** What stands in the other language of the same text. */
  other: unknown
  isDraft: boolean
  /** The choice that is being saved with the settings themselves. */
  choice: unknown
  /** Required in every record, and not only in some: then both languages may be. */
  always: boolean
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/**
 * Whether a required text may not lack this language. A draft needs one: Marathi where the council has Marathi alone,
 * else English. Asked only where something is missing.
 */
export async function isLanguageRequired(missing: Missing): Promise<boolean> {
  const { language, req, other, isDraft, always, choice } = missing
  if (isLeftOpen(req.context)) return false
  const required = choice ?? (await requiredLanguages(req))
  if (isStoredUnchecked(req.context)) return required === 'mr' ? !isFilled(other) : language === 'en'
  if (language === (required === 'mr' ? 'mr' : 'en')) return true
  return always && required === 'both' && !isDraft
}
