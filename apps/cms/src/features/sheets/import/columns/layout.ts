import { z } from 'zod'
import type { Words } from '../../../../platform/words/words.ts'
import { arrangeWords } from './words.ts'

/** Longer than the names and headings of any list. */
const longest = 200_000
const mostColumns = 200
const name = z.string().max(200)

const layoutSchema = z.strictObject({
  /** The place of the sheet in the file, counted from 0. */
  sheet: z.int().min(0).max(10_000),
  /** Of the headings, as spreadsheet programs number rows; 0 where the columns have none. Absent: it is looked for. */
  row: z.int().min(0).max(10_000).optional(),
  /** The name of the field that each column is read as, or empty where it is left out. */
  columns: z.array(name).max(mostColumns).optional(),
})
/** What a person chose for one file. */
export type Layout = z.infer<typeof layoutSchema>

/** Which field each heading is read as, by its key; an empty name leaves the column out. */
export const assignedSchema = z.array(z.tuple([z.string().max(400), name])).max(mostColumns)
export type Assigned = z.infer<typeof assignedSchema>

export type SentLayout = { layout: Layout | undefined; assigned: Assigned }

const sentSchema = z.strictObject({ layout: layoutSchema.optional(), assigned: assignedSchema.default([]) })

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a request says of the columns of its file. A request of an older page says nothing. */
export function layoutIn(form: FormData): SentLayout | { problem: Words } {
  const sent = form.get('columns')
  if (sent === null) return { layout: undefined, assigned: [] }
  if (typeof sent !== 'string' || sent.length > longest) return { problem: arrangeWords.notUnderstood }
  const read = sentSchema.safeParse(jsonIn(sent))
  return read.success
    ? { layout: read.data.layout, assigned: read.data.assigned }
    : { problem: arrangeWords.notUnderstood }
}
