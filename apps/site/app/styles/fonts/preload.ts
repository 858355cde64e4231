import type { Language } from '@nagardwar/contract/browser'
import devanagari from './devanagari.woff2?url&no-inline'
import latin from './latin.woff2?url&no-inline'

/** The font files for the first words of a page in this language, most needed first. */
export const preloadedFonts: Record<Language, string[]> = { en: [latin], mr: [devanagari, latin] }
