import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'

/** The duties in the order of the Act, each with its letter. */
export const presentFunctions = (rows: readonly Row<'functions'>[], format: Format) =>
  rows.map((duty, index) => ({ id: duty.id, letter: format.letter(index), description: duty.description }))
