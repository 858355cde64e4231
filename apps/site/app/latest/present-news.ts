import type { Row } from '@nagardwar/contract/browser'
import type { NewsLine } from '../components/news-list/news-list.tsx'
import type { Format } from '../i18n/format.ts'

/** The first paragraph, where there is room for a line only. */
export const headlineOf = (text: string): string => text.split('\n\n', 1)[0] ?? ''

/** The newest first, with the day where it is known. A label that equals `new`, in any case, is a badge (spec.md, section 4). */
export const presentNews = (
  rows: readonly Row<'news'>[],
  format: Format,
): (NewsLine & Pick<Row<'news'>, 'body'>)[] =>
  rows
    .map(({ description, label, published, ...row }) => ({
      ...row,
      text: description,
      day: format.date(published),
      isNew: label.trim().toLowerCase() === 'new',
    }))
    .reverse()
