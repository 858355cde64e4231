import type { Row } from '@nagardwar/contract/browser'
import { webAddress } from '../components/site-link/web-address.ts'
import type { Video } from '../components/video/video.ts'
import type { Format } from '../i18n/format.ts'

/** In the council's order, with the day of publication where there is one. What is no web address leads nowhere. */
export const presentVideos = (rows: readonly Row<'videos'>[], format: Format): Video[] =>
  rows.map(({ id, url, description, published }) => ({
    id,
    url: webAddress(url) && url,
    title: description,
    date: format.date(published) || undefined,
  }))
