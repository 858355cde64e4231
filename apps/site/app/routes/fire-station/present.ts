import type { FileFacts, Row } from '@nagardwar/contract/browser'
import type { Place } from '../../places/way-there.tsx'

export type Station = {
  name: string
  address: string
  phone: string
  place: Place
  picture: { path: string | undefined; alt: string; facts: FileFacts | undefined }
}

/** The fire stations in the order of the council. Without a photograph the space stays empty. */
export const presentFireStations = (
  rows: readonly Row<'fireStations'>[],
  pictureText: (path: string) => string,
): (Station & { id: number })[] =>
  rows.map(({ id, heading, address, phone, image, files, position, hours, hoursNote }) => ({
    id,
    name: heading,
    address,
    phone,
    place: { position, hours, hoursNote },
    picture: {
      path: image || undefined,
      alt: image ? pictureText(image) : '',
      facts: image ? files?.[image] : undefined,
    },
  }))
