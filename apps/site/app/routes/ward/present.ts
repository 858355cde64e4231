import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'

/** The wards in the order of the council. */
export const presentWards = (rows: readonly Row<'wards'>[], format: Format) =>
  rows.map((ward) => ({
    id: ward.id,
    number: format.digits(ward.number),
    name: ward.name,
  }))
