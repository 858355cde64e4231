import type { Row } from '@nagardwar/contract/browser'
import type { Photo } from '../../components/gallery/photo.ts'
import { presentPhotos } from '../../latest/present-photos.ts'

type PhotoRow = Row<'photos'>

/** Photographs of one event and day; those of no event are one album without a title. */
export type Album = { key: string; event: string; date: string | null; place: string; photos: Photo[] }

const keyOf = ({ event, date }: PhotoRow): string => (event ? `${date ?? ''} ${event}` : '')

/**
 * The albums of a page in the order of their newest photographs, and last those of no event. The list has the oldest
 * first.
 */
export function presentAlbums(rows: readonly PhotoRow[], textOf: (path: string) => string): Album[] {
  const newestFirst = [...rows].reverse()
  const keys = [...new Set(newestFirst.map(keyOf))]
  const titledFirst = [...keys.filter(Boolean), ...keys.filter((key) => !key)]
  return titledFirst.map((key) => {
    const own = rows.filter((row) => keyOf(row) === key)
    const { event = '', date = null } = own[0] ?? {}
    const place = own.find((row) => row.place)?.place ?? ''
    return { key, event: key && event, date: key ? date : null, place, photos: presentPhotos(own, textOf) }
  })
}
