import { normaliseLink } from '@nagardwar/contract'
import { percentDecoded } from '@nagardwar/http/percent-decoded'
import type { Media } from '../../../payload-types.ts'
import { withoutText } from '../../../platform/documents/state-words.ts'
import type { Words } from '../../../platform/words/words.ts'
import type { Content, Item } from '../content.ts'
import type { DocumentReadings } from '../documents/read-documents.ts'
import type { Finding } from '../findings.ts'
import { filledIn } from './fields.ts'
import { linksIn } from './links.ts'

const picture: Words = { en: 'Picture', mr: 'चित्र' }
const file: Words = { en: 'File', mr: 'फाइल' }
const unused: Words = { en: 'Nothing names this file', mr: 'ही फाइल कोठेही वापरात नाही' }

const isPicture = ({ mimeType }: Media): boolean => mimeType?.startsWith('image/') ?? false
const isEmpty = (text: string | null | undefined): boolean => !text?.trim()

const findingOf = (media: Media, why: Words): Finding => {
  const name = media.filename ?? String(media.id)
  return {
    list: isPicture(media) ? picture : file,
    name: { en: media.alt?.en || media.alt?.mr || name, mr: media.alt?.mr || media.alt?.en || name },
    path: `/collections/media/${media.id}`,
    why,
  }
}

const isUndescribed = (media: Media): boolean =>
  isPicture(media) && (isEmpty(media.alt?.en) || isEmpty(media.alt?.mr))

/** Pictures without words for those who cannot see them, in one language or in both. */
export const undescribed = (files: readonly Media[]): Finding[] =>
  files.filter(isUndescribed).map((media) => {
    const [en, mr] = [isEmpty(media.alt?.en), isEmpty(media.alt?.mr)]
    if (en && mr) return findingOf(media, { en: 'No words in either language', mr: 'दोन्ही भाषांत वर्णन नाही' })
    return findingOf(
      media,
      en
        ? { en: 'No words in English', mr: 'इंग्रजीत वर्णन नाही' }
        : { en: 'No words in Marathi', mr: 'मराठीत वर्णन नाही' },
    )
  })

/** Documents whose text nobody finds or hears, as the night found them. */
export const unread = (files: readonly Media[], readings: DocumentReadings): Finding[] =>
  files.flatMap((media) => {
    const { state } = readings[media.filename ?? ''] ?? {}
    const why = state && withoutText[state]
    return why ? [findingOf(media, why)] : []
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
    .map((media) => findingOf(media, unused))
}
