import { isLanguage, type Language } from '@nagardwar/contract/browser'
import type { Namespace } from './namespaces.ts'

/** What the server wrote on `<html>` for the script. Browser only. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

export function documentDefaultLanguage(): Language {
  const { defaultLanguage } = document.documentElement.dataset
  return isLanguage(defaultLanguage) ? defaultLanguage : 'en'
}

/** The catalogues of the rendered document, each with its address. */
export function documentTexts(): Map<Namespace, string> {
  const named = (document.documentElement.dataset.texts ?? '').split(' ').filter(Boolean)
  return new Map(named.map((text) => text.split('=') as [Namespace, string]))
}

/** `common=/assets/common-….json frame=…`, as the server writes them. */
export const writtenTexts = (texts: ReadonlyMap<Namespace, string>): string =>
  Array.from(texts, (text) => text.join('=')).join(' ')
