import type { Row } from '@nagardwar/contract/browser'
import type { Photo } from '../../components/gallery/photo.ts'
import type { Format } from '../../i18n/format.ts'
import { wardNumbers } from '../../wards/numbers/ward-numbers.ts'

/** The zones in the order of the council, each with a list of its ward numbers, which may be empty. */
export const presentInspectors = (rows: readonly Row<'sanitationInspectors'>[], format: Format) =>
  rows.map((inspector) => ({
    id: inspector.id,
    zone: format.digits(inspector.zone),
    names: inspector.names,
    mobile: inspector.mobile,
    wards: wardNumbers(inspector.wards).map((ward) => format.digits(ward)),
  }))

/** The photographs with their captions. A caption that equals the description is not repeated. */
export const presentHealthPhotos = (
  rows: readonly Row<'healthPhotos'>[],
  pictureText: (path: string) => string,
): Photo[] =>
  rows.map(({ id, image, caption, files }) => ({
    id,
    path: image,
    alt: pictureText(image) || caption,
    caption: caption || undefined,
    facts: files?.[image],
  }))
