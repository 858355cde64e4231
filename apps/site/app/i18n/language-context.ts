import type { Language } from '@nagardwar/contract/browser'
import { createContext, useCallback, useContext } from 'react'
import { useLocation } from 'react-router'
import { bareOf, hrefIn, languageOf } from './language.ts'

/** The council's default language, whose addresses have no prefix. */
export const DefaultLanguage = createContext<Language>('en')

export function useLanguage(): Language {
  return languageOf(useLocation().pathname, useContext(DefaultLanguage))
}

/** The path of the current page, without its language. */
export function useBarePath(): string {
  return bareOf(useLocation().pathname)
}

/** Returns the address of a page in the current language, or in the given one. */
export function useHref(): (path: string, language?: Language) => string {
  const current = useLanguage()
  const defaultLanguage = useContext(DefaultLanguage)
  return useCallback(
    (path: string, language: Language = current) => hrefIn(path, language, defaultLanguage),
    [current, defaultLanguage],
  )
}
