import type { CheckedRow } from '@nagardwar/exchange/reading/complaint'
import { groupedComplaints, type ShownComplaints } from '@nagardwar/exchange/reading/grouped-complaints'
import type { Words } from '../../platform/words/words.ts'
import { mostComplaints } from './read-lines.ts'
import { words } from './words.ts'

const mostInMessage = 5

/** `Row 7, column D (Planned): …`, or `Column D (Planned): 12 rows (7–18): …`. */
const sentence = ({ place, rows, message }: ShownComplaints): string =>
  `${place}${rows ? ` (${rows})` : ''}: ${message}`

/** All mistakes in one sentence for each language; the form shows them as a list. */
export function inOneMessage(wrong: readonly CheckedRow[]): Words {
  // Nothing was read behind so many.
  const isCut = wrong.flatMap(({ complaints }) => complaints).length > mostComplaints
  const inLanguage = (language: keyof Words): string => {
    const { complaints, more } = groupedComplaints(wrong, language)
    const shown = complaints.slice(0, mostInMessage).map(sentence)
    const isAll = complaints.length + more <= mostInMessage && !isCut
    const others = isAll ? [] : [words.more[language]]
    return `${words.cannotBeRead[language]} ${[...shown, ...others].join('; ')}`
  }
  return { en: inLanguage('en'), mr: inLanguage('mr') }
}
