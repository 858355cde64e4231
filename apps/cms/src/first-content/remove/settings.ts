import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import type { ContentRecord } from '../content.ts'
import type { Within } from '../library.ts'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Numbers are written as texts in the files, and Payload adds fields of its own to a bilingual text. */
const says = (stored: unknown, demo: unknown): boolean =>
  isRecord(demo)
    ? isRecord(stored) && Object.entries(demo).every(([field, value]) => says(stored[field], value))
    : typeof stored === 'number'
      ? stored === Number(demo)
      : isDeepStrictEqual(stored, demo)

const isFile = (demo: unknown): boolean =>
  typeof demo === 'string' ? demo.endsWith('.svg') : isRecord(demo) && Object.values(demo).every(isFile)

/** Files have another name here than in the content: one that is going is the demo's. */
const isGoing = (stored: unknown, going: ReadonlySet<unknown>): boolean =>
  isRecord(stored) ? Object.values(stored).some((each) => isGoing(each, going)) : going.has(stored)

/** The name may not be absent in the database. Which language changed last is no text. */
function emptied(stored: unknown): unknown {
  if (Array.isArray(stored)) return []
  if (typeof stored === 'string') return ''
  if (!isRecord(stored)) return null
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [field, field === 'changed' ? null : emptied(value)]),
  )
}

/**
 * Takes out of the settings what still is the demo's, also the name: a site without a name says less than one with an
 * invented name. Returns the fields taken out, and those that the council had changed.
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
  // Past the desk's validation: it rightly asks staff for a name.
  await payload.db.updateGlobal({
    slug: 'settings',
    data: { ...settings, ...Object.fromEntries(cleared.map((field) => [field, emptied(settings[field])])) },
    req,
  })
  return { cleared, kept: filled.filter((field) => !cleared.includes(field)) }
}
