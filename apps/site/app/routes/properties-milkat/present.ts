import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'

/** The council's own properties in its order. */
export const presentMunicipalProperties = (rows: readonly Row<'municipalProperties'>[], format: Format) =>
  rows.map((property) => ({
    id: property.id,
    name: property.name,
    places: format.digits(property.places),
    address: format.digits(property.address),
  }))
