import type { PayloadRequest } from 'payload'
import listed from '../../../../../content/skeleton/departments.json' with { type: 'json' }
import pages from '../../../../../content/skeleton/disclosure-departments.json' with { type: 'json' }
import sources from '../../../../../content/skeleton/sources.json' with { type: 'json' }
import type { Words } from '../../platform/words/words.ts'
import { kinds } from './kinds.ts'

type CouncilKind = (typeof kinds)[number]['value']

/** Where something is from, for people: a law, a notification, and its address. */
type Source = { title: string; address?: string }

type SkeletonDepartment = {
  key: string
  source: string
  suggestedFor: string[]
  name: Words
  link?: string
}

type OfferedDepartment = {
  key: string
  name: Words
  source: Source
  /** Ticked at first: a suggestion from the laws. What the council really has, it says itself. */
  isSuggested: boolean
}

export const isCouncilKind = (value: unknown): value is CouncilKind =>
  kinds.some((kind) => kind.value === value)

const sourceOf = (key: string): Source => (sources as Record<string, Source>)[key] ?? { title: key }

/** The departments to tick for a kind of council: all of the skeleton, those that its law suggests ticked. */
export const departmentsFor = (kind: CouncilKind): OfferedDepartment[] =>
  (listed as SkeletonDepartment[]).map(({ key, name, source, suggestedFor }) => ({
    key,
    name,
    source: sourceOf(source),
    isSuggested: suggestedFor.includes(kind),
  }))

type Collection = 'departments' | 'disclosure-departments'

const asUser = (collection: Collection, req: PayloadRequest) =>
  ({ collection, overrideAccess: false, user: req.user, req, depth: 0 }) as const

async function publish(
  collection: Collection,
  { name, link }: SkeletonDepartment,
  req: PayloadRequest,
): Promise<void> {
  const own = asUser(collection, req)
  const where = { 'name.en': { equals: name.en } }
  const { docs } = await req.payload.find({ ...own, where, draft: true, limit: 1 })
  const [draft] = docs
  if (draft) await req.payload.update({ ...own, id: draft.id, data: { _status: 'published' } as never })
  else {
    const data = { name, ...(link ? { link } : {}), _status: 'published' }
    await req.payload.create({ ...own, data: data as never })
  }
}

async function withdraw(
  collection: Collection,
  { name }: SkeletonDepartment,
  req: PayloadRequest,
): Promise<void> {
  const own = asUser(collection, req)
  const where = { 'name.en': { equals: name.en }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({ ...own, where, limit: 1 })
  for (const { id } of docs) await req.payload.update({ ...own, id, data: { _status: 'draft' } as never })
}

async function change(
  keys: readonly string[],
  to: typeof publish | typeof withdraw,
  req: PayloadRequest,
): Promise<void> {
  for (const department of listed as SkeletonDepartment[])
    if (keys.includes(department.key)) await to('departments', department, req)
  for (const page of pages as SkeletonDepartment[])
    if (keys.includes(page.key)) await to('disclosure-departments', page, req)
}

/**
 * Publishes the departments that a council says it has, with their pages; the others stay drafts. Right to Information is
 * a duty of every council and has a page alone.
 */
export const confirmDepartments = (keys: readonly string[], req: PayloadRequest): Promise<void> =>
  change(keys, publish, req)

/** Makes drafts again of departments that the council says it does not have, and of their pages. */
export const withdrawDepartments = (keys: readonly string[], req: PayloadRequest): Promise<void> =>
  change(keys, withdraw, req)

/** Which of the skeleton's departments are published. */
export async function publishedDepartments(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    ...asUser('departments', req),
    where: { _status: { equals: 'published' } },
    pagination: false,
  })
  const names = new Set(docs.map(({ name }) => name.en))
  return (listed as SkeletonDepartment[]).filter(({ name }) => names.has(name.en)).map(({ key }) => key)
}
