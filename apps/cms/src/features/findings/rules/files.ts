import { normaliseLink } from '@nagardwar/contract'
import { percentDecoded } from '@nagardwar/http/percent-decoded'
import type { Content, Item } from '../../../content/requirements/content.ts'
import { type Finding, findingOfFile } from '../../../content/requirements/finding.ts'
import type { Media } from '../../../payload-types.ts'
import { withoutText } from '../../../platform/documents/state-words.ts'
import type { Words } from '../../../platform/words/words.ts'
import type { DocumentReadings } from '../documents/read-documents.ts'
import { filledIn } from './fields.ts'
import { linksIn } from './links.ts'

const unused: Words = { en: 'Nothing names this file', mr: 'ही फाइल कोठेही वापरात नाही' }

/** Documents whose text nobody finds or hears, as the night found them. */
export const unread = (files: readonly Media[], readings: DocumentReadings): Finding[] =>
  files.flatMap((media) => {
    const { state } = readings[media.filename ?? ''] ?? {}
    const why = state && withoutText[state]
    return why ? [findingOfFile(media, why)] : []
  })

/** The file that a path of the site names. */
export function fileNameIn(link: string): string | undefined {
  const [, name] = /^\/(?:api\/)?uploads\/([^/?#]+)$/.exec(normaliseLink(link)) ?? []
  return name && (percentDecoded(name) ?? name)
}

const idsIn = (item: Item): number[] =>
  filledIn(item).flatMap(({ field, value }) =>
    field.type === 'upload' && typeof value === 'number' ? [value] : [],
  )

/** Files that no record, draft or setting names, and no link leads to. */
export function unusedFiles({ files, newest, items, settings }: Content): Finding[] {
  const everything = [...newest, ...items, settings]
  const used = new Set(everything.flatMap(idsIn))
  const linked = new Set(everything.flatMap(linksIn).flatMap((link) => fileNameIn(link) ?? []))
  return files
    .filter(({ id, filename }) => !used.has(id) && !(filename && linked.has(filename)))
    .map((media) => findingOfFile(media, unused))
}
