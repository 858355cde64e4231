import { languages } from '@nagardwar/contract/browser'
import { anchorOf, archiveYearPath, type Ended, yearOf } from '../../../app/archive/archive-path.ts'
import { formatIn } from '../../../app/i18n/format.ts'
import type { Entry } from './entry.ts'
import { titleAndRest } from './headline.ts'
import type { Wording } from './wording.ts'

type Paper = Ended['documents'][number]

/** Notices whose time is over: found like all others, and marked as closed; each of their documents too. */
export function* endedEntries(records: readonly Ended[], wording: Wording): Generator<Entry> {
  for (const record of records) {
    const entry = noticeEntry(record, wording)
    if (!entry.title.en && !entry.title.mr) continue
    yield entry
    for (const [index, paper] of record.documents.entries())
      if (paper.kind !== 'document' && (paper.file.en || paper.file.mr))
        yield paperEntry(entry, { paper, id: `${entry.id}.${index}` }, wording)
  }
}

function noticeEntry(record: Ended, wording: Wording): Entry {
  const own = record.documents.find(({ kind }) => kind === 'document')
  const entry: Entry = {
    id: `archive.${record.id}`,
    kind: 'news',
    title: {},
    text: {},
    names: '',
    where: {},
    href: `${archiveYearPath(yearOf(record))}#${anchorOf(record)}`,
    anchor: {},
    documents: own ? filesOf(own) : {},
    until: record.until,
  }
  for (const language of languages) {
    const { title, rest } = titleAndRest(record.title[language])
    const date = formatIn(language).date(record.until) ?? ''
    entry.where[language] = (wording[language].archive?.where ?? '').replace('{{date}}', date)
    if (!title) continue
    entry.title[language] = title
    const events = record.documents.map(({ text }) => text[language])
    entry.text[language] = [rest, record.number, ...events].filter(Boolean).join(' · ')
  }
  return entry
}

/** A corrigendum or a result, which has a document of its own. */
function paperEntry(notice: Entry, { paper, id }: { paper: Paper; id: string }, wording: Wording): Entry {
  const title: Entry['title'] = {}
  const text: Entry['text'] = {}
  for (const language of languages) {
    const own = notice.title[language]
    if (own) title[language] = `${wording[language].tenders?.[paper.kind] ?? ''}: ${own}`
    if (paper.text[language]) text[language] = paper.text[language]
  }
  return { ...notice, id, title, text, documents: filesOf(paper) }
}

/** One document of both languages is that of English. */
function filesOf({ file }: Paper): Entry['documents'] {
  const documents: Entry['documents'] = {}
  for (const language of languages) {
    const path = file[language]
    if (path && !(language === 'mr' && path === file.en)) documents[language] = { path }
  }
  return documents
}
