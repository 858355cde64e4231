import { languages } from '@nagardwar/contract/browser'
import { anchorOf, archiveYearPath, type Ended, yearOf } from '../../../app/archive/archive-path.ts'
import { formatIn } from '../../../app/i18n/format.ts'
import type { Entry } from './entry.ts'
import { titleAndRest } from './headline.ts'
import type { Wording } from './wording.ts'

/** Notices whose time is over: found like all others, and marked as closed. */
export function* endedEntries(records: readonly Ended[], wording: Wording): Generator<Entry> {
  for (const record of records) {
    const entry: Entry = {
      id: `archive.${record.id}`,
      kind: 'news',
      title: {},
      text: {},
      names: '',
      where: {},
      href: `${archiveYearPath(yearOf(record))}#${anchorOf(record)}`,
      anchor: {},
      documents: {},
    }
    const own = record.documents.find(({ kind }) => kind === 'document')
    for (const language of languages) {
      const { title, rest } = titleAndRest(record.title[language])
      const date = formatIn(language).date(record.until) ?? ''
      entry.where[language] = (wording[language].archive?.where ?? '').replace('{{date}}', date)
      if (!title) continue
      entry.title[language] = title
      const events = record.documents.map(({ text }) => text[language])
      entry.text[language] = [rest, record.number, ...events].filter(Boolean).join(' · ')
    }
    for (const language of languages) {
      const path = own?.file[language]
      if (path && !(language === 'mr' && path === own.file.en)) entry.documents[language] = { path }
    }
    if (entry.title.en || entry.title.mr) yield entry
  }
}
