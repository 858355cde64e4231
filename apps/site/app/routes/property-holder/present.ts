import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'

/** Uses of properties with their number, the total as the council gives it. */
export const presentPropertyHolders = (rows: readonly Row<'propertyHolders'>[], format: Format) =>
  rows.map((holder) => ({
    id: holder.id,
    description: holder.description,
    property: format.number(holder.property),
  }))
