import type { Row } from '@nagardwar/contract/browser'
import { webAddress } from '../components/site-link/web-address.ts'
import type { Video } from '../components/video/video.ts'
import type { Format } from '../i18n/format.ts'

/** In the council's order, with the publication date if known. A link that is not a web address is dropped. */
export const presentVideos = (rows: readonly Row<'videos'>[], format: Format): Video[] =>
  rows.map(({ id, url, description, published, captions, transcript, described }) => ({
    id,
    url: webAddress(url) && url,
    title: description,
    date: format.date(published) || undefined,
    captions,
    transcript,
    described: webAddress(described) && described,
  }))
