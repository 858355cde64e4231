import type { Item } from '../../../content/requirements/content.ts'
import { type Finding, findingOf } from '../../../content/requirements/finding.ts'
import type { Words } from '../../../platform/words/words.ts'

export const named = (label: Words, what: Words): Words => ({
  en: `${label.en}: ${what.en}`,
  mr: `${label.mr}: ${what.mr}`,
})

const joined = (all: Words[]): Words => ({
  en: [...new Set(all.map(({ en }) => en))].join('; '),
  mr: [...new Set(all.map(({ mr }) => mr))].join('; '),
})

/** The records with something wrong, each with all of it. */
export const findingsOf = (items: readonly Item[], whyOf: (item: Item) => Words[]): Finding[] =>
  items.flatMap((item) => {
    const why = whyOf(item)
    return why.length > 0 ? [findingOf(item, joined(why))] : []
  })
