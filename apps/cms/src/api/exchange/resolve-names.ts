import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Alt, StoreFile } from './import-files.ts'
import { FileNamed, LinkToFile, type Mark, RecordNamed, type Values, work } from './incoming.ts'
import { uploadLink } from './upload-links.ts'

export type Names = {
  storeFile: StoreFile
  /** The id of another record here; undefined if it was not imported. */
  recordOf: (slug: string, key: string) => number | undefined
  /** Descriptions for the record's pictures, if the source has none. */
  words: Alt
}
export type Resolved = { value: unknown; marks: Mark[] }

const fileIsMissing = (name: string, reason: Words): Words => ({
  en: `The file ${name} was not stored: ${reason.en}`,
  mr: `${name} ही फाइल साठवली नाही: ${reason.mr}`,
})
const recordIsMissing = (key: string): Words => ({
  en: `It belongs to number ${key} of another list, which is not there`,
  mr: `ज्या नोंदीशी संबंध आहे ती दुसऱ्या यादीत नाही, क्रमांक: ${toMarathiDigits(key)}`,
})

async function resolveFile(file: FileNamed, at: string, { storeFile, words }: Names): Promise<Resolved> {
  const stored = await storeFile(file.name, words)
  const marks = stored.marks.map((mark) => ({ ...mark, field: at }))
  if (stored.id === undefined) {
    const failed = work(fileIsMissing(file.name, stored.reason), at)
    // A broken link stays as it was written.
    return { value: file instanceof LinkToFile ? file.name : null, marks: [...marks, failed] }
  }
  return { value: file instanceof LinkToFile ? uploadLink(stored.filename) : stored.id, marks }
}

function resolveRecord({ slug, key }: RecordNamed, at: string, { recordOf }: Names): Resolved {
  const value = recordOf(slug, key)
  return value === undefined ? { value: null, marks: [work(recordIsMissing(key), at)] } : { value, marks: [] }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * The value with ids of uploads and records instead of names. What cannot be resolved becomes empty and is reported.
 */
export async function resolveNames(value: unknown, at: string, names: Names): Promise<Resolved> {
  if (value instanceof FileNamed) return resolveFile(value, at, names)
  if (value instanceof RecordNamed) return resolveRecord(value, at, names)
  const inside = at ? `${at}.` : ''
  if (Array.isArray(value)) {
    const items = await Promise.all(
      value.map((item, index) => resolveNames(item, `${inside}${index + 1}`, names)),
    )
    const kept = items.filter(({ value: item }) => !isEmptyItem(item))
    return { value: kept.map((item) => item.value), marks: items.flatMap(({ marks }) => marks) }
  }
  if (!isValues(value)) return { value, marks: [] }
  const entries = await Promise.all(
    Object.entries(value).map(
      async ([name, each]) => [name, await resolveNames(each, inside + name, names)] as const,
    ),
  )
  return {
    value: Object.fromEntries(entries.map(([name, { value: each }]) => [name, each])),
    marks: entries.flatMap(([, { marks }]) => marks),
  }
}

/** A picture of a gallery whose file is missing, or a record of several that is not there. */
const isEmptyItem = (item: unknown): boolean =>
  item === null || (isValues(item) && Object.values(item).every((value) => value === null))
