import { toAsciiDigits } from '@nagardwar/contract'
import { type Day, dayOf } from '../../platform/dates/days.ts'
import { pages } from '../pages/pages.ts'
import { periodOf } from './periods.ts'
import type { Reading } from './reading.ts'
import type { Means } from './requirement.ts'
import type { Evidence } from './state.ts'
import { isFilled, isSaid, type Stored, textOf, titleOf, valueAt } from './stored.ts'
import { pathTo, type Target } from './target.ts'

/** What was found, and where it would be put. */
type Found = { evidence?: Evidence | undefined; target: Target }

/** What requirements of other sets lack, and where that is shown; undefined where none of them is in the desk. */
type Others = (keys: readonly string[]) => Promise<Evidence | undefined>

const pageOfList = (slug: string): string | undefined =>
  pages.find(({ lists }) => lists.some((list) => list === slug))?.path

const says = (text: string, words: readonly string[] | undefined): boolean => {
  const plain = toAsciiDigits(text).toLowerCase()
  return !words || words.some((word) => plain.includes(word.toLowerCase()))
}

const newest = (days: (string | null | undefined)[]): Day | undefined =>
  days
    .flatMap((day) => (day ? [dayOf(day)] : []))
    .sort()
    .at(-1)

/** A document is as new as it was made public; a record as new as somebody last looked at it. */
const published = ({ record, createdAt }: Stored): string => record?.publishedOn ?? createdAt
const looked = ({ record, updatedAt }: Stored): string =>
  newest([record?.reviewedOn, record?.publishedOn]) ?? updatedAt

function ownerOf(records: Stored[]): number | undefined {
  const owners = records.flatMap(({ record }) => (record?.owner ? [record.owner] : []))
  const many = (owner: number): number => owners.filter((each) => each === owner).length
  return [...new Set(owners)].sort((one, other) => many(other) - many(one))[0]
}

const periodsIn = (records: Stored[]): Evidence['periods'] =>
  records.flatMap((record) => periodOf(titleOf(record), textOf(record.year)) ?? [])

type Of<K extends string> = Extract<Means, Record<K, unknown>>

async function inList(
  { list: slug, where, words, in: field, has, each, page }: Of<'list'>,
  reading: Reading,
): Promise<Found> {
  const target = { list: slug, where }
  const records = (await reading.list(slug)).filter(
    (record) =>
      Object.entries(where ?? {}).every(([path, value]) => valueAt(record, path) === value) &&
      (has ?? []).every((path) => isFilled(valueAt(record, path))) &&
      says(field ? textOf(valueAt(record, field)) : titleOf(record), words),
  )
  if (records.length === 0) return { target }
  const lacks = (record: Stored): boolean => each?.some((path) => !isFilled(valueAt(record, path))) ?? false
  const evidence = {
    day: newest(records.map(looked)),
    page: page ?? pageOfList(slug),
    owner: ownerOf(records),
    periods: periodsIn(records) ?? [],
    lacking: each ? { count: records.filter(lacks).length, of: records.length } : undefined,
  }
  return { evidence, target }
}

async function inDocuments({ documents: link, words }: Of<'documents'>, { list }: Reading): Promise<Found> {
  const heading = (await list('headings')).find((each) => each.link === link)
  if (!heading) return { target: { list: 'headings', where: { link } } }
  const target = { list: 'year-documents', form: '/collections/heading-documents/create' }
  const all = [...(await list('year-documents')), ...(await list('heading-documents'))]
  const records = all.filter(
    (record) => Number(record.heading) === heading.id && says(titleOf(record), words),
  )
  if (records.length === 0) return { target }
  const evidence = {
    day: newest(records.map(published)),
    page: link,
    owner: ownerOf(records),
    periods: periodsIn(records) ?? [],
  }
  return { evidence, target }
}

async function inSettings(
  { settings: names, inLanguages, page }: Of<'settings'>,
  reading: Reading,
): Promise<Found> {
  const settings = await reading.settings()
  const isThere = (name: string): boolean => {
    const value = valueAt(settings, name)
    return inLanguages ? isSaid(value, settings) : isFilled(value)
  }
  return { evidence: names.every(isThere) ? { page } : undefined, target: '/globals/settings' }
}

async function found(means: Means, reading: Reading, others: Others): Promise<Found> {
  if ('list' in means) return inList(means, reading)
  if ('documents' in means) return inDocuments(means, reading)
  if ('settings' in means) return inSettings(means, reading)
  if ('software' in means) return { evidence: { page: means.page }, target: '' }
  if ('person' in means || 'never' in means) return { target: '' }
  const { page } = means
  const evidence = await ('look' in means ? means.look(reading) : others(means.others))
  return { evidence: evidence && { page, ...evidence }, target: evidence?.desk ?? '' }
}

export type EvidenceOptions = { others: Others; areFormsOpened: boolean }

/**
 * The newest of what meets a requirement, and rather one in which nothing is lacking, with the periods of all of it; and
 * where it is mended or would be put, below the desk’s address.
 */
export async function evidenceFor(
  met: readonly Means[],
  reading: Reading,
  { others, areFormsOpened }: EvidenceOptions,
): Promise<{ evidence?: Evidence; desk: string }> {
  const all: (Found & { evidence: Evidence })[] = []
  const targets: Target[] = []
  for (const means of met) {
    const { evidence, target } = await found(means, reading, others)
    if (evidence) all.push({ evidence, target })
    else targets.push(target)
  }
  const lacks = ({ evidence }: Found): number => Number((evidence?.lacking?.count ?? 0) > 0)
  const [best] = all.sort(
    (one, other) =>
      lacks(one) - lacks(other) || (other.evidence.day ?? '').localeCompare(one.evidence.day ?? ''),
  )
  if (!best) return { desk: await pathTo(reading.payload, targets[0] ?? '', areFormsOpened) }
  const periods = all.flatMap(({ evidence }) => evidence.periods ?? [])
  // Where something was found, its list is open: a form is for what is not there.
  return { evidence: { ...best.evidence, periods }, desk: await pathTo(reading.payload, best.target, false) }
}
