import type { Row } from '@nagardwar/contract/browser'
import type { NewsLine } from '../components/news-list/news-list.tsx'
import type { Format } from '../i18n/format.ts'
import { headlineOf } from './headline.ts'

/** The newest first, with the day where it is known. A label that equals `new`, in any case, is a badge (spec.md, section 4). */
export const presentNews = (rows: readonly Row<'news'>[], format: Format): NewsLine[] =>
  rows
    .map(({ id, description, label, published }) => ({
      id,
      text: headlineOf(description),
      day: format.date(published),
      isNew: label.trim().toLowerCase() === 'new',
    }))
    .reverse()
