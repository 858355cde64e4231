import type { Words } from '../../platform/words/words.ts'

export const words = {
  download: { en: 'Download the whole list', mr: 'संपूर्ण यादी डाउनलोड करा' },
  onlyStaff: { en: 'Please log in', mr: 'कृपया प्रवेश करा' },
  noList: { en: 'There is no such list', mr: 'अशी यादी नाही' },
} satisfies Record<string, Words>

/** What a record is, in the column that says so. */
export const stateWords: Readonly<Record<string, Words>> = {
  draft: { en: 'draft', mr: 'मसुदा' },
  published: { en: 'published', mr: 'प्रसिद्ध' },
}
