import type { Row } from '@nagardwar/contract/browser'

/** The council's own properties in its order. */
export const presentMunicipalProperties = (rows: readonly Row<'municipalProperties'>[]) =>
  rows.map(({ id, name, places, address }) => ({ id, name, places, address }))
