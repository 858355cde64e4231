import type { How } from '@nagardwar/exchange/pairing/pair-rows'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import { type Mark, note, work } from '../incoming.ts'
import type { Language } from './row-of-source.ts'

/** For a row that has no partner. */
export const alone: Record<Language, Mark> = {
  en: work({
    en: 'No Marathi row belongs to it for certain: join it with one by hand, or translate it',
    mr: 'कोणती मराठी ओळ याची आहे हे निश्चित नाही: हाताने जोडा किंवा भाषांतर करा',
  }),
  mr: work({
    en: 'No English row belongs to it for certain: join it with one by hand, or translate it',
    mr: 'कोणती इंग्रजी ओळ याची आहे हे निश्चित नाही: हाताने जोडा किंवा भाषांतर करा',
  }),
}
/** How two rows became one record, where it is not certain. */
export const joined: Record<How, Mark | undefined> = {
  id: undefined,
  address: note({
    en: 'English and Marathi were joined by the same address',
    mr: 'इंग्रजी व मराठी समान पत्त्यावरून जोडले',
  }),
  file: note({
    en: 'English and Marathi were joined by the same file',
    mr: 'इंग्रजी व मराठी एकाच फाइलवरून जोडले',
  }),
  numbers: note({
    en: 'English and Marathi were joined by the same numbers',
    mr: 'इंग्रजी व मराठी समान अंकांवरून जोडले',
  }),
  place: note({
    en: 'English and Marathi were joined by their place in lists of equal length',
    mr: 'समान लांबीच्या याद्यांतील स्थानावरून इंग्रजी व मराठी जोडले',
  }),
}
export const notPublic = (status: unknown): Mark =>
  note({
    en: `It was not public there (status ${status})`,
    mr: `तेथे ते सार्वजनिक नव्हते (स्थिती ${toMarathiDigits(String(status))})`,
  })
