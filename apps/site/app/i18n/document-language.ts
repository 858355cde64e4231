import { isLanguage, type Language } from '@nagardwar/contract/browser'
import type { Namespace } from './namespaces.ts'

/** What the server wrote on `<html>` for the script: browser only. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

export function documentDefaultLanguage(): Language {
  const { defaultLanguage } = document.documentElement.dataset
  return isLanguage(defaultLanguage) ? defaultLanguage : 'en'
}

/** The catalogues that the page in view was rendered with. */
export function documentTexts(): Namespace[] {
  return (document.documentElement.dataset.texts ?? '').split(' ').filter(Boolean) as Namespace[]
}
