import type { Words } from '../../platform/words/words.ts'

export const least = 12
export const most = 200

/** What a password must be, said before one is typed. */
export const passwordRule: Words = {
  en: 'At least 12 characters. Best are three or four words that do not belong together; the names of the council and of the account are not enough.',
  mr: 'किमान १२ अक्षरे. एकमेकांशी संबंध नसलेले तीन-चार शब्द उत्तम; संस्थेचे व खातेधारकाचे नाव पुरेसे नाही.',
}
