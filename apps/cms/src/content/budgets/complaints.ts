import type { PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import { cellPlace, columnPlace } from '../sheets/place.ts'
import { columnLabels } from './columns.ts'
import type { Complaint } from './lines.ts'
import { words } from './words.ts'

/** What staff read of one mistake: "Row 7, column D (Planned)", and what is wrong there. */
export type ShownComplaint = { place: string; message: string }

export function shownComplaint(
  { row, at, column, words: what }: Complaint,
  req: Pick<PayloadRequest, 'i18n'>,
): ShownComplaint {
  const cell = columnPlace(at, column ? columnLabels[column] : undefined, req)
  return { place: cellPlace(row, cell, req), message: say(what, req) }
}

const mostInMessage = 5

/** All mistakes in one sentence for each language; the form shows them as a list. */
export function inOneMessage(complaints: readonly Complaint[]): Words {
  const inLanguage = (language: keyof Words): string => {
    const req = { i18n: { language } } as never
    const shown = complaints.slice(0, mostInMessage).map((complaint) => {
      const { place, message } = shownComplaint(complaint, req)
      return `${place}: ${message}`
    })
    const more = complaints.length > mostInMessage ? [words.more[language]] : []
    return `${words.cannotBeRead[language]} ${[...shown, ...more].join('; ')}`
  }
  return { en: inLanguage('en'), mr: inLanguage('mr') }
}
