import type { Language } from '@nagardwar/contract/browser'

/** The language of a text if its script differs from the page's; otherwise undefined. */
export function textLanguage(text: string, pageLanguage: Language): Language | undefined {
  // Letters only: digits are in the page's script anyway.
  const devanagari = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  // Marathi contains Latin abbreviations (STP, LED); English contains hardly any Devanagari.
  if (pageLanguage === 'mr') return latin > 0 && devanagari === 0 ? 'en' : undefined
  return devanagari > latin ? 'mr' : undefined
}
