import type { Storage } from '../../platform/database/lost-database.ts'
import { deskOption } from '../../platform/desk-option.ts'
import type { FirstContent } from './first-contents.ts'

export type CouncilStart = Storage & {
  /** The content of a new council's database. */
  firstContent: FirstContent | 'empty'
  /** Today's date, confirmed by the operator when the clock was not trusted. */
  confirmedDate: Date | undefined
}

/** How the council is opened. */
export const councilStart = deskOption<CouncilStart>('councilStart')
