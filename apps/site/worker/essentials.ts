import { type Language, languages } from '@nagardwar/contract/browser'
import { bareOf, hrefIn } from '../app/i18n/language.ts'
import { essentialPaths, offlinePath } from '../app/offline/stores.ts'

type Visitor = { language: Language; defaultLanguage: Language; isSavingData: boolean }

/**
 * The addresses that are stored in advance, in order: the visitor's own language first. A visitor who saves data gets
 * one page, with the telephone numbers.
 */
export function essentialsFor({ language, defaultLanguage, isSavingData }: Visitor): string[] {
  if (isSavingData) return [hrefIn(offlinePath, language, defaultLanguage)]
  const others = languages.filter((other) => other !== language)
  return [language, ...others].flatMap((each) =>
    essentialPaths.map((path) => hrefIn(path, each, defaultLanguage)),
  )
}

export const isEssential = (pathname: string): boolean =>
  (essentialPaths as readonly string[]).includes(bareOf(pathname))

/** Telephone numbers and opening hours change: a copy is refreshed twice a day. */
const essentialLife = 12 * 60 * 60_000
/** A page that was just read is not fetched again within this time. */
const readLife = 10 * 60_000

export const isDue = (keptAt: string | null | undefined, now: number, of: 'essential' | 'read'): boolean => {
  const time = Date.parse(keptAt ?? '')
  return Number.isNaN(time) || now - time >= (of === 'essential' ? essentialLife : readLife)
}
