import type { FileFacts } from '@nagardwar/contract/browser'
import type { Photo } from './photo.ts'

type Row = { id: number; image: string; files?: Record<string, FileFacts> }

/** The photographs of a list without captions, each with the words that the council has given it. */
export const photosOf = (rows: readonly Row[], pictureText: (path: string) => string): Photo[] =>
  rows.map(({ id, image, files }) => ({
    id,
    path: image,
    alt: pictureText(image),
    facts: files?.[image],
  }))
