import type { Field } from '../field.ts'
import type { Reading } from './mend-row.ts'

/** Whether a corrected inner row matches its schema. Lists are declared with `Field`, which has one. */
export const isWholeRow: Reading['isWhole'] = (row, of) => (of as Field).schema.safeParse([row]).success
