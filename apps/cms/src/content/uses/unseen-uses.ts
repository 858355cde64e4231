import type { Words } from '../../platform/words/words.ts'

/**
 * For an account that may read nothing of what uses a record. The same words whatever it is: a message of another
 * department, an account, a report of misconduct.
 */
export const unseenUses: Words = {
  en: 'This is used elsewhere in the desk, so it cannot be deleted. You may not see where.',
  mr: 'हे इतरत्र वापरात असल्यामुळे हटवता येत नाही. कोठे वापरात आहे हे पाहण्याचा अधिकार आपणास नाही.',
}
