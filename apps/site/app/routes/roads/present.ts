import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'

/** The roads as the table shows them, in the council's order. */
export const presentRoads = (roads: readonly Row<'roads'>[], format: Format) =>
  roads.map((road, index) => ({
    id: road.id,
    serial: format.serial(index),
    description: road.description,
    length: format.number(road.length),
  }))
