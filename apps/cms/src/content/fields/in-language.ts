import { common } from '@nagardwar/contract/common-names'
import type { Words } from '../../platform/words/words.ts'

export const { english, marathi } = common

/** "Description (English)": the name of one half of a field in two languages. */
export const inLanguage = (label: Words, language: Words): Words => ({
  en: `${label.en} (${language.en})`,
  mr: `${label.mr} (${language.mr})`,
})
