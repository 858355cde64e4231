import type { CollectionBeforeChangeHook } from 'payload'
import { refuse } from '../../payload/refusals/refuse.ts'
import { isStoredUnchecked } from '../../payload/requests/stored-unchecked.ts'
import type { Budget } from '../../payload-types.ts'
import { inOneMessage } from './complaints.ts'
import { readBudget } from './read-budget.ts'
import { words } from './words.ts'

const idOf = (file: Budget['sheet']): number | undefined =>
  (typeof file === 'object' && file !== null ? file.id : file) ?? undefined

/**
 * Reads the lines of a budget out of its spreadsheet when another one is chosen, or another unit. What is approved is
 * what was read when the draft was saved: nothing is read again then.
 */
export const takeSheet: CollectionBeforeChangeHook<Budget> = async ({ data, originalDoc, req }) => {
  if (isStoredUnchecked(req.context)) return data
  const before = { sheet: idOf(originalDoc?.sheet), unit: originalDoc?.unit ?? undefined }
  const sheet = 'sheet' in data ? idOf(data.sheet) : before.sheet
  const unit = ('unit' in data ? data.unit : before.unit) ?? undefined
  const lines = originalDoc?.lines ?? data.lines ?? []
  if (!sheet) {
    if (data._status === 'published' && lines.length === 0) throw refuse(words.noSheet, req)
    return before.sheet ? { ...data, lines: [] } : data
  }
  if (!unit) throw refuse(words.noUnit, req)
  if (sheet === before.sheet && unit === before.unit && lines.length > 0) return data
  const read = await readBudget(sheet, unit, req)
  if ('problem' in read) throw refuse(read.problem, req)
  if (read.wrong.length > 0) throw refuse(inOneMessage(read.wrong), req)
  return { ...data, lines: read.lines }
}
