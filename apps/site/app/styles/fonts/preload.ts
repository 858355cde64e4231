import type { Language } from '@nagardwar/contract/browser'
import devanagari from './devanagari.woff2?url&no-inline'
import latin from './latin.woff2?url&no-inline'

/** The font files that a page in this language needs before its first words can be drawn, most needed first. */
export const preloadedFonts: Record<Language, string[]> = { en: [latin], mr: [devanagari, latin] }
