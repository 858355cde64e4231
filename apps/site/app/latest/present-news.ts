import type { Row } from '@nagardwar/contract/browser'
import type { NewsLine } from '../components/news-list/news-list.tsx'

/** The newest first. A label that equals `new`, in any case, is a badge (spec.md, section 4). */
export const presentNews = (rows: readonly Row<'news'>[]): NewsLine[] =>
  rows
    .map(({ id, description, label }) => ({
      id,
      text: description,
      isNew: label.trim().toLowerCase() === 'new',
    }))
    .reverse()
