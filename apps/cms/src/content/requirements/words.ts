import type { Words } from '../../platform/words/words.ts'
import type { Role } from '../access/role.ts'

export const mendWords: Words = { en: 'Where to correct it', mr: 'कोठे दुरुस्त करायचे' }
export const wantedByWords: Words = { en: 'Asked for by', mr: 'आधार' }

/** Who corrects what a clerk cannot. */
export const menderWords: Record<Exclude<Role, 'clerk'>, Words> = {
  editor: { en: 'An editor corrects it', mr: 'दुरुस्ती संपादक करतात' },
  admin: { en: 'An administrator corrects it', mr: 'दुरुस्ती प्रशासक करतात' },
}
