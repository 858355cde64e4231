import type { Row } from '@nagardwar/contract/browser'
import type { Video } from '../components/video/video.ts'
import type { Format } from '../i18n/format.ts'

/** In the council's order, with the day of publication where there is one. */
export const presentVideos = (rows: readonly Row<'videos'>[], format: Format): Video[] =>
  rows.map(({ id, url, description, published }) => ({
    id,
    url,
    title: description,
    date: format.date(published) || undefined,
  }))
