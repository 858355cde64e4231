import { toAsciiDigits } from '@nagardwar/contract'
import { pages } from '../../../content/pages/pages.ts'
import { type Day, dayOf } from '../../../platform/dates/days.ts'
import type { Means, Obligation } from '../obligations.ts'
import { periodOf } from '../periods.ts'
import type { Evidence } from '../state.ts'
import { checks } from './checks.ts'
import { type Content, isFilled, type Stored, textOf, titleOf, valueAt } from './stored.ts'

/** What meets an obligation, where it is, and whose it is. */
export type Found = Evidence & {
  /** The page of the site, and below the desk’s address where it is changed. */
  page?: string | undefined
  desk: string
  owner?: number | undefined
}

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
  content: Content,
): Promise<Found | Found['desk']> {
  const desk = `/collections/${slug}`
  const records = (await content.list(slug)).filter(
    (record) =>
      Object.entries(where ?? {}).every(([path, value]) => valueAt(record, path) === value) &&
      (has ?? []).every((path) => isFilled(valueAt(record, path))) &&
      says(field ? textOf(valueAt(record, field)) : titleOf(record), words),
  )
  if (records.length === 0) return desk
  const lacks = (record: Stored): boolean => each?.some((path) => !isFilled(valueAt(record, path))) ?? false
  return {
    day: newest(records.map(looked)),
    page: page ?? pageOfList(slug),
    desk,
    owner: ownerOf(records),
    periods: periodsIn(records) ?? [],
    lacking: each ? { count: records.filter(lacks).length, of: records.length } : undefined,
  }
}

async function inDocuments(
  { documents: link, words }: Of<'documents'>,
  content: Content,
): Promise<Found | Found['desk']> {
  const heading = (await content.list('headings')).find((each) => each.link === link)
  if (!heading) return '/collections/headings'
  const desk = '/collections/year-documents'
  const all = [...(await content.list('year-documents')), ...(await content.list('heading-documents'))]
  const records = all.filter(
    (record) => Number(record.heading) === heading.id && says(titleOf(record), words),
  )
  if (records.length === 0) return desk
  return {
    day: newest(records.map(published)),
    page: link,
    desk,
    owner: ownerOf(records),
    periods: periodsIn(records) ?? [],
  }
}

/** Where the desk fixes what a check finds. */
const mendedAt: Partial<Record<Of<'check'>['check'], string>> = {
  'audit-certificate': '/opening',
  'pictures-described': '/findings?kind=alt',
  'documents-in-both-languages': '/findings?kind=language',
  'texts-in-both-languages': '/findings?kind=language',
  'records-reviewed': '/findings?kind=review',
  'links-alive': '/findings?kind=internal',
}

async function found(means: Means, content: Content): Promise<Found | Found['desk']> {
  if ('list' in means) return inList(means, content)
  if ('documents' in means) return inDocuments(means, content)
  if ('settings' in means) {
    const settings = await content.settings
    const desk = '/globals/settings'
    return means.settings.every((name) => isFilled(settings[name])) ? { page: means.page, desk } : desk
  }
  if ('check' in means) {
    const evidence = await checks[means.check](content)
    const desk = mendedAt[means.check] ?? ''
    return evidence ? { ...evidence, page: means.page, desk } : desk
  }
  return 'software' in means ? { page: means.page, desk: '' } : ''
}

/** The newest of what meets an obligation, and rather one in which nothing is lacking, with the periods of all of it; or where it would be put. */
export async function evidenceFor(
  { met }: Obligation,
  content: Content,
): Promise<{ found?: Found; desk: string }> {
  const all: Found[] = []
  const places: string[] = []
  for (const means of met) {
    const one = await found(means, content)
    if (typeof one === 'string') places.push(one)
    else all.push(one)
  }
  const lacks = ({ lacking }: Found): number => Number((lacking?.count ?? 0) > 0)
  const [best] = all.sort(
    (one, other) => lacks(one) - lacks(other) || (other.day ?? '').localeCompare(one.day ?? ''),
  )
  if (!best) return { desk: places[0] ?? '' }
  return { found: { ...best, periods: all.flatMap(({ periods = [] }) => periods) }, desk: best.desk }
}
