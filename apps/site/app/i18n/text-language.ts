import type { Language } from '@nagardwar/contract/browser'

/** The language of a text where its script shows that it is not the page's; otherwise nothing. */
export function textLanguage(text: string, pageLanguage: Language): Language | undefined {
  // Letters only: digits are written in the page's own script before and after.
  const devanagari = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  // Marathi mixes in Latin abbreviations (STP, LED); English takes no Devanagari but for a name or two.
  if (pageLanguage === 'mr') return latin > 0 && devanagari === 0 ? 'en' : undefined
  return devanagari > latin ? 'mr' : undefined
}
