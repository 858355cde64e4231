import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'

/** What was counted, in the order of the council; a total may come with a unit. */
export const presentTreeCensus = (rows: readonly Row<'treeCensus'>[], format: Format) =>
  rows.map((count) => ({
    id: count.id,
    description: count.description,
    total: format.number(count.total),
  }))
