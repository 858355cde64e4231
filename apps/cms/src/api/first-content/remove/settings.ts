import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { changeGlobal } from '../../../platform/database/records.ts'
import type { Within } from '../../../platform/database/transaction.ts'
import type { ContentRecord } from '../content.ts'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The files have numbers as texts, and Payload adds its own fields to a bilingual text. */
const says = (stored: unknown, demo: unknown): boolean =>
  isRecord(demo)
    ? isRecord(stored) && Object.entries(demo).every(([field, value]) => says(stored[field], value))
    : typeof stored === 'number'
      ? stored === Number(demo)
      : isDeepStrictEqual(stored, demo)

const isFile = (demo: unknown): boolean =>
  typeof demo === 'string' ? demo.endsWith('.svg') : isRecord(demo) && Object.values(demo).every(isFile)

/** Files are renamed when they are stored. A file that is about to be removed belongs to the demo. */
const isGoing = (stored: unknown, going: ReadonlySet<unknown>): boolean =>
  isRecord(stored) ? Object.values(stored).some((each) => isGoing(each, going)) : going.has(stored)

/** The database requires a name. `changed` holds a language and is not a text. */
function emptied(stored: unknown): unknown {
  if (Array.isArray(stored)) return []
  if (typeof stored === 'string') return ''
  if (!isRecord(stored)) return null
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [field, field === 'changed' ? null : emptied(value)]),
  )
}

/**
 * Removes the demo's values from the settings, also the name: no name is better than an invented one. Returns the
 * removed fields, and those that the council had changed.
 */
export async function clearSettings(
  payload: Payload,
  demo: ContentRecord,
  goingFiles: ReadonlySet<unknown>,
  req: Within,
): Promise<{ cleared: string[]; kept: string[] }> {
  const settings = (await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true,
    req,
  })) as unknown as Fields
  const isDemo = (field: string) =>
    isFile(demo[field]) ? isGoing(settings[field], goingFiles) : says(settings[field], demo[field])
  const filled = Object.keys(demo).filter(
    (field) => settings[field] !== null && settings[field] !== undefined,
  )
  const cleared = filled.filter(isDemo)
  const kept = filled.filter((field) => !cleared.includes(field))
  // Settings that were never saved have no row to change.
  if (cleared.length === 0) return { cleared, kept }
  const fields = payload.globals.config.find(({ slug }) => slug === 'settings')?.flattenedFields ?? []
  const choices = new Set(fields.filter(({ type }) => type === 'select').map(({ name }) => name))
  const gone = (field: string): unknown => (choices.has(field) ? null : emptied(settings[field]))
  // Bypasses the desk's validation, which requires a name of staff.
  await changeGlobal(payload, {
    slug: 'settings',
    data: { ...settings, ...Object.fromEntries(cleared.map((field) => [field, gone(field)])) },
    req,
  })
  return { cleared, kept }
}
