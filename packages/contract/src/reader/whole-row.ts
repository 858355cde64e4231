import type { Field } from '../field.ts'
import type { Reading } from './mend-row.ts'

/** Whether a mended row inside a row keeps its schema. Lists are declared with `Field`, which has one. */
export const isWholeRow: Reading['isWhole'] = (row, of) => (of as Field).schema.safeParse([row]).success
