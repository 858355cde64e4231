import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { Column } from '../../../api/exchange/columns.ts'
import { keyOf, newestOfAll } from '../../../content/approval/records.ts'
import { rehearseProposal } from '../../../content/approval/rehearse.ts'
import { openAmong } from '../../../content/approval/store.ts'
import { words as approvalWords } from '../../../content/approval/words.ts'
import { limits } from '../../../content/sheets/limits.ts'
import { submitted } from '../../../payload/requests/submitted.ts'
import { systemFields } from '../../../payload/requests/system-fields.ts'
import { letOthers } from '../../../platform/database/let-others.ts'
import { doesChange, type Place, type PlannedRow, type Values } from './plan.ts'
import { complaints } from './words.ts'

type Checking = { list: SanitizedCollectionConfig; places: readonly Place[]; req: PayloadRequest }
type Failure = {
  name?: string
  status?: number
  message?: string
  data?: { errors?: { path: string; message: string }[] }
}

const startsWith = (path: string, column: Column): boolean => {
  const own = column.path.join('.')
  return path === own || path.startsWith(`${own}.`)
}

const said = (text: string) => ({ en: text, mr: text })

/** Known by name: the build contains two copies of each class of error. */
function noteFailure(planned: PlannedRow, error: unknown, places: readonly Place[]): void {
  const { name, status = 500, message = '', data } = error as Failure
  if (name === 'Locked') planned.complaints.push({ words: complaints.isLocked })
  else if (data?.errors)
    for (const each of data.errors) {
      const place = places.find(({ column }) => startsWith(each.path, column))
      // A cell that could not be read is missing for this reason alone.
      if (place && planned.complaints.some(({ at }) => at === place.at)) continue
      planned.complaints.push({ at: place?.at, label: place?.column.label, words: said(each.message) })
    }
  else if (status < 500) planned.complaints.push({ words: said(message) })
  else throw error
}

/** What the form would refuse, and what could not be published: both are said before anything is stored. */
async function checkRow(planned: PlannedRow, { list, places, req }: Checking): Promise<void> {
  const { version } = planned
  const record = planned.record?.id
  try {
    planned.data = submitted(list.flattenedFields, planned.data, systemFields(list), req) as Values
    // Payload changes the data that it is given.
    const data = structuredClone(planned.data)
    await rehearseProposal({ list: list.slug, record, version, data }, req)
  } catch (error) {
    noteFailure(planned, error, places)
  }
}

/** Each value that no two records may share, and the records that hold it, as drafts or as residents see them. */
async function holdersOf(name: string, { list, req }: Checking): Promise<Map<string, Set<number>>> {
  const holders = new Map<string, Set<number>>()
  const find = { collection: list.slug as CollectionSlug, depth: 0, limit: 0, pagination: false, req }
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({ ...find, draft, overrideAccess: true })
    for (const doc of docs as unknown as (Values & { id: number })[]) {
      const value = String(doc[name] ?? '')
      holders.set(value, (holders.get(value) ?? new Set()).add(doc.id))
    }
  }
  return holders
}

/** The database would refuse what is held twice when it is stored, after other rows. */
async function checkKeys(rows: readonly PlannedRow[], checking: Checking): Promise<void> {
  for (const { at, column } of checking.places) {
    if (!('unique' in column.field) || !column.field.unique || column.path.length !== 1) continue
    const { name } = column.field
    const holders = await holdersOf(name, checking)
    const taken = new Set<string>()
    for (const planned of rows) {
      const value = planned.data[name]
      if (typeof value !== 'string' || value === '') continue
      const others = [...(holders.get(value) ?? [])].filter((id) => id !== planned.record?.id)
      if (others.length > 0 || taken.has(value))
        planned.complaints.push({ at, label: column.label, words: complaints.keyTaken })
      taken.add(value)
    }
  }
}

/** Adds to each row what prevents it from being stored and sent for approval. */
export async function checkRows(rows: readonly PlannedRow[], checking: Checking): Promise<void> {
  const { list, req } = checking
  // Of rows that are wrong already, the first are enough: a thousand of them have the same fault.
  const changing = rows
    .filter(doesChange)
    .filter(({ complaints: already }, at) => already.length === 0 || at < limits.changes)
  const parts = changing.flatMap(({ record }) => (record ? [{ list: list.slug, record: record.id }] : []))
  const newest = await newestOfAll(parts, req)
  const open = new Set((await openAmong(parts, req)).map(keyOf))
  for (const planned of changing) {
    await letOthers()
    const key = planned.record && keyOf({ list: list.slug, record: planned.record.id })
    planned.version = key ? newest.get(key)?.id : undefined
    if (key && open.has(key)) planned.complaints.push({ words: approvalWords.alreadySent })
    else await checkRow(planned, checking)
  }
  await checkKeys(changing, checking)
}
