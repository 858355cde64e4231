import type { Row } from '@nagardwar/contract/browser'
import type { Photo } from '../../components/gallery/photo.ts'

/** The photographs of awards, each with the words that the council has given it. */
export const presentAwardPhotos = (
  rows: readonly Row<'awardPhotos'>[],
  pictureText: (path: string) => string,
): Photo[] =>
  rows.map(({ id, image, files }) => ({
    id,
    path: image,
    alt: pictureText(image),
    facts: files?.[image],
  }))
