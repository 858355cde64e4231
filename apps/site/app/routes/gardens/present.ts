import type { Row } from '@nagardwar/contract/browser'
import type { Photo } from '../../components/gallery/photo.ts'
import type { Place } from '../../places/way-there.tsx'

export type GardenTab = { id: number; name: string; photos: Photo[]; place: Place }

/**
 * A tab for each garden in the order of the council. A photograph may occur twice in a garden, so its index is its
 * id.
 */
export const presentGardens = (
  rows: readonly Row<'gardens'>[],
  pictureText: (path: string) => string,
): GardenTab[] =>
  rows.map(({ id, heading, images, files, position, hours, hoursNote }) => ({
    id,
    name: heading,
    place: { position, hours, hoursNote },
    photos: images.map((path, index) => ({
      id: index,
      path,
      alt: pictureText(path),
      facts: files?.[path],
    })),
  }))
