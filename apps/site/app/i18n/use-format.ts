import type { Language } from '@nagardwar/contract/browser'
import { type Format, formatIn } from './format.ts'
import { useLanguage } from './language-context.tsx'

const formats: Record<Language, Format> = { en: formatIn('en'), mr: formatIn('mr') }

export const useFormat = (): Format => formats[useLanguage()]
