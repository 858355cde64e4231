import { type EveryRow, type Fields, type ListName, lists, wireNameOf } from '@nagardwar/contract'
import { pairRows } from '@nagardwar/exchange/pairing/pair-rows'
import { pairable } from '@nagardwar/exchange/pairing/pairable'
import type { Payload } from 'payload'
import { type Incoming, type LeftOut, type Mark, RecordNamed, type Values } from '../incoming.ts'
import { valuesIn } from './desk-values.ts'
import { alone, joined, notPublic } from './marks-of-pairing.ts'
import { marksOfReading } from './marks-of-reading.ts'
import { namedInside, ownerOf, type References, type Related, referenceKey, relatedIn } from './references.ts'
import { type Language, type RowOfSource, rowsOf, tableOf } from './row-of-source.ts'

export type Languages = { en: EveryRow[]; mr: EveryRow[] }

/** Turns the rows of a list into records in the desk's form. Notes their ids in `references`. */
export function recordsOf(
  payload: Payload,
  name: ListName,
  rows: Languages,
  references: References,
): { records: Incoming[]; leftOut: LeftOut[] } {
  const { fields, language: hasLanguages } = lists[name]
  const table = tableOf(name)
  const related = relatedIn(payload, name)
  const numbered = Object.keys(fields).filter(
    (own) => fields[own as keyof typeof fields]?.kind === 'ownNumber',
  )
  // Other rows refer to one without a number for that, such as an officer, by its id.
  const ownNumbers = numbered.length > 0 ? numbered : ['id']
  const [en, mr] = [rowsOf(name, 'en', rows.en), rowsOf(name, 'mr', rows.mr)]
  const signs = (side: RowOfSource) => pairable(name, side.row, ownerOf(related, side, references))
  const { pairs, onlyEn, onlyMr } = pairRows(en.sides.map(signs), mr.sides.map(signs))
  const hasBoth = en.sides.length > 0 && mr.sides.length > 0
  const deskFields =
    table === 'settings'
      ? settingsFields(payload)
      : payload.collections[table as 'roads'].config.flattenedFields

  function record(sides: RowOfSource[], how: Mark | undefined): Incoming {
    const keys = sides.map(({ language, id }) => (hasLanguages ? `${language}:${id}` : id))
    const [key = ''] = keys
    const rowIn = (language: Language) => sides.find((side) => side.language === language)?.row
    const { value, marks } = valuesIn(deskFields, fields, { en: rowIn('en'), mr: rowIn('mr') })
    const owners = related.flatMap(({ name: own, source, slug, mayLack }, at): [string, unknown][] => {
      if (mayLack && sides.every(({ row }) => !row[own])) return []
      const owner = sides
        .map((side) => ownerOf([related[at] as Related], side, references))
        .find((each) => !each.startsWith('?'))
      return [[source, new RecordNamed(slug, owner ?? String(sides[0]?.row[own] ?? ''))]]
    })
    for (const side of sides)
      for (const own of ownNumbers) references.set(referenceKey(table, side.language, side.row[own]), key)
    const hidden = sides.find(({ isPublic }) => !isPublic)
    return {
      table,
      keys,
      isPublic: !hidden,
      values: {
        ...(value as Values),
        ...namedInside(deskFields, fields, { sides, values: value as Values, references }),
        ...badgeOf(fields, sides),
        ...dayOf(fields, sides),
        ...Object.fromEntries(owners),
      },
      changedAt: changedAtOf(sides),
      numbers: numbersOf(fields, sides),
      marks: [
        ...marks,
        ...sides.flatMap(({ sent, row }) => marksOfReading(fields, sent, row)),
        ...(how ? [how] : []),
        ...(hidden ? [notPublic(hidden.row.status)] : []),
      ],
    }
  }
  const at = (sides: RowOfSource[], index: number) => sides[index] as RowOfSource
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

/** By which numbers its pages named the record: its own in each language, and those to which other rows refer. */
const numbersOf = (fields: Fields, sides: RowOfSource[]): Record<string, string[]> =>
  Object.fromEntries([
    ['id', sides.map(({ id }) => id)],
    ...Object.entries(fields).flatMap(([own, field]) =>
      field.kind === 'ownNumber'
        ? [[wireNameOf(own, field), sides.map(({ row }) => String(row[own]))] as const]
        : [],
    ),
  ])

/** A server says the day; noon is the same day in every zone that matters here. */
function changedAtOf(sides: RowOfSource[]): string | undefined {
  const last = sides
    .flatMap(({ lastChanged }) => lastChanged ?? [])
    .sort()
    .at(-1)
  return last && new Date(`${last}T12:00:00+05:30`).toISOString()
}

/** The desk has a checkbox for the badge of a tender. */
const badgeOf = (fields: Fields, sides: RowOfSource[]): Values =>
  fields.status?.kind === 'choice' ? { isNew: sides.some(({ row }) => row.status === 'New') } : {}

/** The desk keeps the day of publication with every record; tenders, public notices and news say it. */
function dayOf(fields: Fields, sides: RowOfSource[]): Values {
  if (fields.published?.kind !== 'date') return {}
  const publishedOn = sides.map(({ row }) => row.published).find(Boolean)
  return publishedOn ? { record: { publishedOn } } : {}
}

const settingsFields = (payload: Payload) =>
  payload.globals.config.find(({ slug }) => slug === 'settings')?.flattenedFields ?? []
