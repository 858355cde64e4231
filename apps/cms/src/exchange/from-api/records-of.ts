import type { EveryRow } from '@nagardwar/contract'
import { type Fields, type ListName, lists, toAsciiDigits, wireNameOf } from '@nagardwar/contract'
import { type How, type Pairable, pairRows } from '@nagardwar/exchange/pairing/pair-rows'
import type { Payload } from 'payload'
import { collectionOf, type RecordList } from '../../api/lists/collections.ts'
import { sourceOf } from '../../api/lists/to-wire.ts'
import { toMarathiDigits } from '../../desk/marathi/digits.ts'
import { type Incoming, type LeftOut, type Mark, note, RecordNamed, type Values, work } from '../incoming.ts'
import { valuesIn } from './desk-values.ts'
import { marksOfReading } from './marks-of-reading.ts'

export type Languages = { en: EveryRow[]; mr: EveryRow[] }
type Language = 'en' | 'mr'
type Side = { language: Language; id: string; row: Values; sent: Values; isPublic: boolean }

/** Which record of a collection a row's number means, in the language of the row. */
export type References = Map<string, string>
const referenceKey = (slug: string, language: Language, number: unknown): string =>
  `${slug} ${language} ${number}`

const ownName = (fields: Fields, row: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, inside(field.inside, row[wireNameOf(name, field)])]),
  )

function inside(fields: Fields | undefined, value: unknown): unknown {
  if (!fields || typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? value.map((item) => ownName(fields, item)) : ownName(fields, value as Values)
}

const hasContent = (fields: Fields, row: Values): boolean =>
  Object.entries(fields).some(([name, { kind }]) => {
    const value = row[name]
    if (
      ['recordId', 'ownNumber', 'reference', 'status', 'language', 'tenderStatus', 'menuLink'].includes(kind)
    )
      return false
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
  })

const unreadable = { en: 'The row has nothing that could be read', mr: 'ओळीत वाचता येण्यासारखे काही नाही' }

function sidesOf(
  name: ListName,
  language: Language,
  rows: EveryRow[],
): { sides: Side[]; leftOut: LeftOut[] } {
  const { fields } = lists[name]
  const leftOut: LeftOut[] = []
  const sides = rows.flatMap(({ row, sent }, position): Side[] => {
    const own = row && ownName(fields, row)
    if (!own || !hasContent(fields, own)) {
      const reason = { en: `${unreadable.en}: ${JSON.stringify(sent).slice(0, 300)}`, mr: unreadable.mr }
      leftOut.push({ table: tableOf(name), key: `${language}, ${position + 1}`, reason })
      return []
    }
    const isPublic = !('status' in fields) || fields.status?.kind !== 'status' || own.status === 1
    return [{ language, id: String(own.id), row: own, sent, isPublic }]
  })
  return { sides, leftOut }
}

/** The sheet, or collection, that holds the records of a list. */
export const tableOf = (name: ListName): string =>
  name === 'settings' || name === 'texts' ? name : collectionOf(name as RecordList)

/** The record that a row belongs to: in its own language first, for servers number the rows of each apart. */
function ownerOf(fields: readonly Related[], { language, row }: Side, references: References): string {
  return fields
    .map(({ slug, name }) => {
      const other = language === 'en' ? 'mr' : 'en'
      const number = row[name]
      return (
        references.get(referenceKey(slug, language, number)) ??
        references.get(referenceKey(slug, other, number)) ??
        `?${number}`
      )
    })
    .join(' ')
}

type Related = { name: string; source: string; slug: string }

function relatedIn(payload: Payload, name: ListName): Related[] {
  if (name === 'settings') return []
  const { flattenedFields } = payload.collections[tableOf(name) as 'roads'].config
  return Object.entries(lists[name].fields).flatMap(([own, { kind }]) => {
    const source = sourceOf(own, kind)
    const target = flattenedFields.find((field) => 'name' in field && field.name === source)
    return kind === 'reference' && target?.type === 'relationship'
      ? [{ name: own, source, slug: String(target.relationTo) }]
      : []
  })
}

const digitsIn = (fields: Fields, row: Values): string =>
  Object.entries(fields)
    .filter(([, { kind }]) => ['text', 'date', 'wards', 'decimal'].includes(kind))
    .flatMap(([name]) => toAsciiDigits(String(row[name] ?? '')).match(/[0-9]+/g) ?? [])
    .join(' ')

const filesIn = (fields: Fields, row: Values): string[] =>
  Object.entries(fields)
    .filter(([, { kind }]) => ['picture', 'document', 'pictures'].includes(kind))
    .flatMap(([name]) => row[name] as string | string[])
    .filter(Boolean)

const alone: Record<Language, Mark> = {
  en: work({
    en: 'No Marathi row belongs to it for certain: join it with one by hand, or translate it',
    mr: 'कोणती मराठी ओळ याची आहे हे निश्चित नाही: हाताने जोडा किंवा भाषांतर करा',
  }),
  mr: work({
    en: 'No English row belongs to it for certain: join it with one by hand, or translate it',
    mr: 'कोणती इंग्रजी ओळ याची आहे हे निश्चित नाही: हाताने जोडा किंवा भाषांतर करा',
  }),
}
const joined: Record<How, Mark | undefined> = {
  id: undefined,
  file: note({
    en: 'English and Marathi were joined by the same file',
    mr: 'इंग्रजी व मराठी एकाच फाइलवरून जोडले',
  }),
  numbers: note({
    en: 'English and Marathi were joined by the same numbers',
    mr: 'इंग्रजी व मराठी समान अंकांवरून जोडले',
  }),
  place: note({
    en: 'English and Marathi were joined by their place in lists of equal length',
    mr: 'समान लांबीच्या याद्यांतील स्थानावरून इंग्रजी व मराठी जोडले',
  }),
}
const notPublic = (status: unknown): Mark =>
  note({
    en: `It was not public there (status ${status})`,
    mr: `तेथे ते सार्वजनिक नव्हते (स्थिती ${toMarathiDigits(String(status))})`,
  })

/** The records that the rows of one list are, in the desk's shape. Notes in `references` which numbers they have. */
export function recordsOf(
  payload: Payload,
  name: ListName,
  rows: Languages,
  references: References,
): { records: Incoming[]; leftOut: LeftOut[] } {
  const { fields, language: hasLanguages } = lists[name]
  const table = tableOf(name)
  const related = relatedIn(payload, name)
  const [en, mr] = [sidesOf(name, 'en', rows.en), sidesOf(name, 'mr', rows.mr)]
  const pairable = (side: Side): Pairable => ({
    id: side.id,
    files: filesIn(fields, side.row),
    numbers: digitsIn(fields, side.row),
    owner: ownerOf(related, side, references),
  })
  const { pairs, onlyEn, onlyMr } = pairRows(en.sides.map(pairable), mr.sides.map(pairable))
  const hasBoth = en.sides.length > 0 && mr.sides.length > 0
  const deskFields =
    table === 'settings'
      ? settingsFields(payload)
      : payload.collections[table as 'roads'].config.flattenedFields

  function record(sides: Side[], how: Mark | undefined): Incoming {
    const keys = sides.map(({ language, id }) => (hasLanguages ? `${language}:${id}` : id))
    const [key = ''] = keys
    const rowIn = (language: Language) => sides.find((side) => side.language === language)?.row
    const { value, marks } = valuesIn(deskFields, fields, { en: rowIn('en'), mr: rowIn('mr') })
    const owners = related.map(({ source, slug }, at): [string, unknown] => {
      const owner = sides
        .map((side) => ownerOf([related[at] as Related], side, references))
        .find((each) => !each.startsWith('?'))
      return [source, new RecordNamed(slug, owner ?? String(sides[0]?.row[related[at]?.name ?? ''] ?? ''))]
    })
    for (const side of sides)
      for (const [own, { kind }] of Object.entries(fields))
        if (kind === 'ownNumber') references.set(referenceKey(table, side.language, side.row[own]), key)
    const hidden = sides.find(({ isPublic }) => !isPublic)
    return {
      table,
      keys,
      isPublic: !hidden,
      values: { ...(value as Values), ...badge(fields, sides), ...Object.fromEntries(owners) },
      marks: [
        ...marks,
        ...sides.flatMap(({ sent, row }) => marksOfReading(fields, sent, row)),
        ...(how ? [how] : []),
        ...(hidden ? [notPublic(hidden.row.status)] : []),
      ],
    }
  }
  const at = (sides: Side[], index: number) => sides[index] as Side
  const records = [
    ...pairs.map((pair) => ({
      place: pair.en,
      made: record([at(en.sides, pair.en), at(mr.sides, pair.mr)], joined[pair.how]),
    })),
    ...onlyEn.map((index) => ({
      place: index,
      made: record([at(en.sides, index)], hasBoth && hasLanguages ? alone.en : undefined),
    })),
    ...onlyMr.map((index) => ({
      place: index + 0.5,
      made: record([at(mr.sides, index)], hasBoth ? alone.mr : undefined),
    })),
  ]
  records.sort((one, other) => one.place - other.place)
  return { records: records.map(({ made }) => made), leftOut: [...en.leftOut, ...mr.leftOut] }
}

/** The desk has a tick for the badge of a tender. */
const badge = (fields: Fields, sides: Side[]): Values =>
  fields.status?.kind === 'tenderStatus' ? { isNew: sides.some(({ row }) => row.status === 'New') } : {}

const settingsFields = (payload: Payload) =>
  payload.globals.config.find(({ slug }) => slug === 'settings')?.flattenedFields ?? []
