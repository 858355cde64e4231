import { fileUrl, type Language } from '@nagardwar/contract/browser'
import { type ArchiveYear, anchorOf, archiveYearPath, type Ended } from '../../archive/archive-path.ts'
import { filesBase } from '../../components/site-link/destination.ts'
import { formatIn } from '../../i18n/format.ts'
import { otherLanguage } from '../../i18n/language.ts'

/** A text of a catalogue, `archive:closed`. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string
type Both = { en: string; mr: string }

export const kinds = ['tender', 'recruitment', 'auction', 'press-release'] as const

/** A text, and its language where that is not the page's. */
export type Written = { text: string; lang?: Language }

/** Everything on the page of one year, in one language. */
export function presentArchive(
  { year, years, records, texts, sizes }: ArchiveYear,
  say: Say,
  language: Language,
) {
  const format = formatIn(language)
  const shown = noticeIn(language, { texts, sizes }, say)
  return {
    title: year ? say('archive:titleOf', { year: format.year(year) }) : say('archive:title'),
    years: years.map((each) => ({
      year: each,
      name: format.year(each),
      path: archiveYearPath(each),
      isShown: each === year,
    })),
    groups: kinds.flatMap((kind) => {
      const notices = records.filter((record) => record.kind === kind)
      return notices.length > 0 ? [{ kind, name: say(`archive:${kind}`), notices: notices.map(shown) }] : []
    }),
  }
}

export type ArchiveView = ReturnType<typeof presentArchive>
export type Notice = ArchiveView['groups'][number]['notices'][number]

type Facts = Pick<ArchiveYear, 'texts' | 'sizes'>

const noticeIn = (language: Language, { texts, sizes }: Facts, say: Say) => {
  const format = formatIn(language)
  const written = (both: Both): Written => {
    const other = otherLanguage(language)
    if (both[language]) return { text: format.text(both[language]) }
    return { text: both[other], lang: other }
  }
  return (record: Ended) => ({
    anchor: anchorOf(record),
    title: written(record.title),
    facts: [
      [say('tenders:number'), record.number && format.text(record.number)],
      [say('tenders:published'), record.published && format.date(record.published)],
      [say('tenders:closes'), record.closes && format.dateAndTime(record.closes)],
      [say('archive:until'), format.date(record.until)],
    ].filter((fact): fact is [string, string] => Boolean(fact[1])),
    documents: record.documents.map(({ kind, day, text, file }, index) => ({
      key: `${anchorOf(record)}-${index}`,
      what: kind === 'document' ? say('archive:document') : say(`tenders:${kind}`),
      day: (day && format.date(day)) || '',
      text: written(text),
      href: file[language] ? fileUrl(file[language], filesBase) : '',
      read: texts.get(file[language]),
      bytes: sizes.get(file[language]),
    })),
  })
}
