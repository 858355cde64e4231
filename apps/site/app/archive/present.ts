import { type Archive, fileUrl, type Language, type Row } from '@nagardwar/contract/browser'
import { filesBase } from '../components/site-link/destination.ts'
import { formatIn } from '../i18n/format.ts'
import { textsOnServer, type Wording } from '../i18n/interface-texts.ts'
import { otherLanguage } from '../i18n/language.ts'
import { anchorOf, archiveYearPath, type Ended, yearOf, yearsOf } from './archive-path.ts'

export type Council = { settings: Partial<Row<'settings'>>; wording: Wording }
/** The keys of the pages with the texts of documents, by the documents' paths. */
export type Texts = ReadonlyMap<string, string | undefined>
type Say = (key: string, values?: object) => string
type Both = { en: string; mr: string }

const kinds = ['tender', 'recruitment', 'auction', 'press-release'] as const

/** A text, and its language where that is not the page's. */
export type Written = { text: string; lang?: Language }

/** Everything on the page of one year, in one language; `records` is undefined where the desk said nothing. */
export function presentArchive(
  { records, texts, year }: { records: Archive['records'] | undefined; texts: Texts; year: string },
  council: Council,
  language: Language,
) {
  const { t } = textsOnServer(language, ['common', 'frame', 'archive', 'tenders'], council.wording)
  const say: Say = (key, values = {}) => t(`archive:${key}` as never, values as never)
  const name: Say = (key) => t(`tenders:${key}` as never)
  const format = formatIn(language)
  const own = (records ?? []).filter((record) => yearOf(record) === year)
  const shown = noticeIn(language, texts, { say, name })
  return {
    council: council.settings.name || t('frame:defaultCouncil'),
    say,
    readAsText: t('common:asText'),
    isKnown: records !== undefined,
    title: year ? say('titleOf', { year: format.year(year) }) : say('title'),
    years: yearsOf(records ?? []).map((each) => ({
      year: each,
      name: format.year(each),
      path: archiveYearPath(each),
      isShown: each === year,
    })),
    groups: kinds.flatMap((kind) => {
      const notices = own.filter((record) => record.kind === kind)
      return notices.length > 0 ? [{ kind, name: say(kind), notices: notices.map(shown) }] : []
    }),
  }
}

export type ArchiveView = ReturnType<typeof presentArchive>
export type Notice = ArchiveView['groups'][number]['notices'][number]

const noticeIn = (language: Language, texts: Texts, { say, name }: { say: Say; name: Say }) => {
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
      [name('number'), record.number && format.text(record.number)],
      [name('published'), record.published && format.date(record.published)],
      [name('closes'), record.closes && format.dateAndTime(record.closes)],
      [say('until'), format.date(record.until)],
    ].filter((fact): fact is [string, string] => Boolean(fact[1])),
    documents: record.documents.map(({ kind, day, text, file }, index) => ({
      key: `${anchorOf(record)}-${index}`,
      what: kind === 'document' ? say('document') : name(kind),
      day: (day && format.date(day)) || '',
      text: written(text),
      href: file[language] ? fileUrl(file[language], filesBase) : '',
      read: texts.get(file[language]),
    })),
  })
}
