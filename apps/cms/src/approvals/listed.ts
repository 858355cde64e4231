import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { nameIn } from '../fields/record-name.ts'
import { say, type Words } from '../fields/words.ts'
import { type ChangedField, changedFields } from './changes.ts'
import { isDraft, newestOf, publishedOf } from './records.ts'
import type { Approval, Part } from './states.ts'
import { approvalsWhere } from './store.ts'

/** A record of a request as the page shows it; `version` is what the officer has seen. */
export type ListedPart = Part & {
  name: string
  listName: string
  path: string
  isNew: boolean
  isThere: boolean
  languages: ('en' | 'mr')[]
  changes: ChangedField[]
}
export type Listed = Approval & { parts: ListedPart[] }

const hasText = (value: unknown, language: 'en' | 'mr'): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some((each) => hasText(each, language))
  const half = (value as Record<string, unknown>)[language]
  if (typeof half === 'string' && half.trim() !== '') return true
  return Object.values(value).some((each) => hasText(each, language))
}

const languageOf = (req: PayloadRequest): 'en' | 'mr' =>
  (req.i18n.language as string) === 'mr' ? 'mr' : 'en'

/** The name of a list's records, in the language of the desk. */
const listName = (slug: string, req: PayloadRequest): string =>
  say(req.payload.collections[slug as CollectionSlug].config.labels.singular as Words, req)

async function listedPart(
  { list, record, version }: Part,
  withChanges: boolean,
  req: PayloadRequest,
): Promise<ListedPart> {
  const newest = await newestOf(list, record, req)
  const published = await publishedOf(list, record, req)
  const { flattenedFields } = req.payload.collections[list as CollectionSlug].config
  const stored = newest?.version.listedAs
  return {
    list,
    record,
    version: newest?.id ?? version,
    name: nameIn(stored, languageOf(req)) || String(stored ?? record),
    listName: listName(list, req),
    path: `${req.payload.config.routes.admin}/collections/${list}/${record}`,
    isNew: published === undefined,
    isThere: isDraft(newest),
    languages: (['mr', 'en'] as const).filter((language) => hasText(newest?.version, language)),
    changes:
      withChanges && newest ? await changedFields(flattenedFields, published, newest.version, req) : [],
  }
}

/** Requests with the names of their records, and with their changes where an officer is to decide. */
export async function listed(
  where: Where,
  req: PayloadRequest,
  {
    withChanges = false,
    sort = 'sentAt',
    most,
  }: { withChanges?: boolean; sort?: string; most?: number } = {},
): Promise<Listed[]> {
  const all: Listed[] = []
  for (const approval of await approvalsWhere(where, req, sort, most)) {
    const parts: ListedPart[] = []
    for (const part of approval.records) parts.push(await listedPart(part, withChanges, req))
    all.push({ ...approval, parts })
  }
  return all
}
