import type { Language } from '@nagardwar/contract'

/** A text in both languages, as records hold it. */
export type Bilingual = { en?: string | null; mr?: string | null }

export const otherLanguage = { en: 'mr', mr: 'en' } as const

/** A missing translation falls back to the other language. */
export const inLanguage = (text: Bilingual, language: Language): string =>
  text[language] || text[otherLanguage[language]] || ''
