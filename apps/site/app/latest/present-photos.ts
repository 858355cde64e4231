import type { Row } from '@nagardwar/contract/browser'
import type { Photo } from '../components/gallery/photo.ts'

/** The newest first; the list has them oldest first. `textOf` gives what a picture shows. */
export const presentPhotos = (rows: readonly Row<'photos'>[], textOf: (path: string) => string): Photo[] =>
  rows
    .map(({ id, image, name, files }) => ({
      id,
      path: image,
      alt: textOf(image) || name,
      caption: name || undefined,
      facts: files?.[image],
    }))
    .reverse()
