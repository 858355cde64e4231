import type { Language } from '@nagardwar/contract/browser'
import { type Format, formatIn } from './format.ts'
import { useLanguage } from './language-context.ts'
import { textLanguage } from './text-language.ts'

const formats: Record<Language, Format> = { en: formatIn('en'), mr: formatIn('mr') }

export const useFormat = (): Format => formats[useLanguage()]

/** A text of the council in the digits of its own language, which is named where it is not the page's. */
export function useWritten(text: string): { written: string; lang: Language | undefined } {
  return { written: useFormat().text(text), lang: textLanguage(text, useLanguage()) }
}
