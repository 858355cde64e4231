import type { Row } from '@nagardwar/contract/browser'
import type { Photo } from '../../components/gallery/photo.ts'
import type { Format } from '../../i18n/format.ts'

/** The zones in the order of the council, with the ward numbers of each one by one; a zone may have none yet. */
export const presentInspectors = (rows: readonly Row<'sanitationInspectors'>[], format: Format) =>
  rows.map((inspector) => ({
    id: inspector.id,
    zone: format.digits(inspector.zone),
    names: inspector.names,
    mobile: inspector.mobile,
    wards: wardsOf(inspector.wards).map((ward) => format.digits(ward)),
  }))

/** Ward numbers stand in one text, divided by spaces (spec.md, section 2); older servers used commas. */
const wardsOf = (wards: string): string[] => [...new Set(wards.split(/[\s,]+/).filter((ward) => ward !== ''))]

/** The photographs with their captions; a caption that says what the picture shows is not said twice. */
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
