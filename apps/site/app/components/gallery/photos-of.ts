import type { FileFacts } from '@nagardwar/contract/browser'
import type { Photo } from './photo.ts'

type Row = { id: number; image: string; files?: Record<string, FileFacts> }

/** Photographs of a list without captions, with the council's descriptions. */
export const photosOf = (rows: readonly Row[], pictureText: (path: string) => string): Photo[] =>
  rows.map(({ id, image, files }) => ({
    id,
    path: image,
    alt: pictureText(image),
    facts: files?.[image],
  }))
