import type { Row } from '@nagardwar/contract/browser'
import { termOf } from '../../frame/term.ts'
import type { Format } from '../../i18n/format.ts'

/** The previous presidents, newest first: the API lists them the other way round. */
export const presentPresidents = (
  presidents: readonly Row<'presidents'>[],
  format: Format,
  present: string,
) =>
  presidents.toReversed().map((president) => ({
    id: president.id,
    name: president.name,
    term: termOf(president, format, present),
  }))
