import type { Words } from '../../platform/words/words.ts'
import { type BothLanguages, lastChanged } from './last-changed.ts'

export type Halves = BothLanguages

const isEmpty = (text: string | null | undefined): boolean => !text || text.trim() === ''

const noMarathi: Words = {
  en: 'There is no Marathi text yet: residents see the English one.',
  mr: 'मराठी मजकूर अद्याप नाही: नागरिकांना इंग्रजी मजकूर दिसतो.',
}
const marathiBehind: Words = {
  en: 'The English text was changed after the Marathi one: does the Marathi still say the same?',
  mr: 'मराठीनंतर इंग्रजी मजकूर बदलला आहे: मराठी मजकूर अजून जुळतो का?',
}
const englishBehind: Words = {
  en: 'The Marathi text was changed after the English one: does the English still say the same?',
  mr: 'इंग्रजीनंतर मराठी मजकूर बदलला आहे: इंग्रजी मजकूर अजून जुळतो का?',
}

/** A hint for staff about the two languages of a text, if one is needed. */
export function hintFor({ en, mr }: Halves, saved: Halves = {}): Words | undefined {
  const changed = lastChanged(saved, { en: en ?? '', mr: mr ?? '' })
  if (isEmpty(en)) return undefined
  if (isEmpty(mr)) return noMarathi
  if (changed === 'en') return marathiBehind
  if (changed === 'mr') return englishBehind
  return undefined
}
