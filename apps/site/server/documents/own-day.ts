import type { Language, Row } from '@nagardwar/contract'
import type { Ended } from '../../app/archive/archive-path.ts'
import { isSameId } from '../../app/disclosure/dynamic-page.ts'
import type { DocumentRecord } from '../../app/documents/documents.ts'
import type { Filed } from './public-documents.ts'

type Meetings = (language: Language) => readonly Row<'councilMeetings'>[]

/**
 * The day of the document itself: of the meeting whose notice or minutes it is, of the meeting that decided a resolution,
 * of the publication of a tender or a public notice, of its corrigendum, or of its order. Nothing where its record has no such day.
 */
export function ownDay(
  { list, rows, document, language }: Filed,
  meetings: Meetings,
): DocumentRecord['dated'] {
  const row = rows[language]
  if (!row) return undefined
  if (list === 'councilMeetings') return on('meeting', (row as Row<'councilMeetings'>).day)
  if (list === 'resolutions') {
    const { meetingId } = row as Row<'resolutions'>
    return on('decided', meetings(language).find(({ id }) => meetingId && isSameId(id, meetingId))?.day)
  }
  if (list === 'publicNotices') return dayOfNotice(row as Row<'publicNotices'>, document.path)
  if (list !== 'tenders') return undefined
  const { published, history } = row as Row<'tenders'>
  const event = history.find(({ pdf }) => pdf === document.path)
  return event ? on('dated', event.day) : on('published', published)
}

function dayOfNotice(
  { published, corrigenda, order, decided }: Row<'publicNotices'>,
  path: string | undefined,
): DocumentRecord['dated'] {
  if (order && order === path) return on('decided', decided)
  const corrigendum = corrigenda.find(({ pdf }) => pdf && pdf === path)
  return corrigendum ? on('dated', corrigendum.day) : on('published', published)
}

/** The same of a notice whose time is over, which no list has: the path says which of its documents. */
export function endedDay({ documents, published }: Ended, path: string): DocumentRecord['dated'] {
  const paper = documents.find(({ file }) => file.en === path || file.mr === path)
  return paper && paper.kind !== 'document' ? on('dated', paper.day) : on('published', published)
}

const on = (as: NonNullable<DocumentRecord['dated']>['as'], day: string | null | undefined) =>
  day ? { as, day } : undefined
