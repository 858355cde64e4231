import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'

/** The roads in the order of the council; the length comes with its unit. */
export const presentRoads = (rows: readonly Row<'roads'>[], format: Format) =>
  rows.map((road) => ({
    id: road.id,
    description: road.description,
    length: format.number(road.length),
  }))
