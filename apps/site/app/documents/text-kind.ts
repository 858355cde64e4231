import type { Language } from '@nagardwar/contract/browser'
import type { DocumentText } from './documents.ts'

/** The language of most of its letters; undefined where it has none. */
export function languageOf({ pages }: DocumentText): Language | undefined {
  let devanagari = 0
  let latin = 0
  for (const page of pages) {
    devanagari += page.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0
    latin += page.match(/\p{Script=Latin}/gu)?.length ?? 0
  }
  if (devanagari + latin === 0) return undefined
  return devanagari > latin ? 'mr' : 'en'
}
