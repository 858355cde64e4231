import { commonNames } from '@nagardwar/contract'
import { toAsciiDigits } from '@nagardwar/contract/browser'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { viewWords } from '../inbox-words.ts'
import { kindWords } from '../kinds.ts'
import { stanceWords } from '../notice-answers/words.ts'
import { doubtWords } from '../words.ts'
import type { Line } from './inbox.ts'

/** A resident writes a ward in either script. */
function wardIn(ward: string, language: DeskLanguage): string {
  if (ward === '') return ''
  const number = language === 'mr' ? toMarathiDigits(ward) : toAsciiDigits(ward)
  return `${commonNames.ward[language]} ${number}`
}

type LineParts = Pick<Line, 'kind' | 'name' | 'subject' | 'stance' | 'ward'>

/** What tells a message from its neighbours: all answers to a notice have its title as their subject. */
export function titleOfLine(
  { kind, name, subject, stance, ward }: LineParts,
  language: DeskLanguage,
): string {
  const parts =
    kind === 'answer'
      ? [name || subject, stance ? stanceWords[stance][language] : '', wardIn(ward, language)]
      : [subject, wardIn(ward, language)]
  return parts.filter(Boolean).join(' · ')
}

/** What stands below it. Of one notice alone neither its title nor the kind need be said in each line. */
export function detailsOfLine(
  line: Line,
  { language, ofNotice }: { language: DeskLanguage; ofNotice: boolean },
) {
  return [
    line.reference,
    line.kind === 'message' || ofNotice ? '' : kindWords(line.kind)[language],
    line.kind === 'answer' && !ofNotice ? line.subject : '',
    line.isUnread ? viewWords.unread[language] : '',
    line.doubt ? doubtWords[language] : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Whom a box in front of a line is for. */
export const boxNameOf = ({ name, reference }: Pick<Line, 'name' | 'reference'>): string =>
  [name, reference].filter(Boolean).join(', ')
