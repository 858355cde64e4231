import { feedbackSecretSchema, type Language } from '@nagardwar/contract'
import { bareOf, hrefIn, languageOf } from '../../app/i18n/language.ts'

export type StatusAddress = {
  language: Language
  /** Without language, as the page links to itself. */
  path: string
  /** Undefined where the address cannot be one that we gave. */
  secret: string | undefined
  /** The one address of the page, with its language. */
  proper: string
}

const start = '/feedback/'

/** Whether a request is about the page behind a private link, whatever its secret. */
export const isStatusPath = (path: string): boolean => bareOf(path).startsWith(start)

export function readStatusAddress(path: string, defaultLanguage: Language): StatusAddress {
  const language = languageOf(path, defaultLanguage)
  const given = bareOf(path).slice(start.length).toLowerCase()
  const checked = feedbackSecretSchema.safeParse(given)
  const secret = checked.success ? checked.data : undefined
  const own = `${start}${secret ?? 'unknown'}`
  return { language, path: own, secret, proper: hrefIn(own, language, defaultLanguage) }
}
