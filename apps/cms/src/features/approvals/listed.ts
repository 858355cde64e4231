import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isDraft, keyOf, newestOfAll, publishedOfAll, type Version } from '../../content/approval/records.ts'
import type { Approval, Part } from '../../content/approval/states.ts'
import { approvalsWhere } from '../../content/approval/store.ts'
import { nameIn } from '../../content/fields/record-name.ts'
import { letOthers } from '../../platform/database/let-others.ts'
import { say, type Words } from '../../platform/words/words.ts'
import { type ChangedField, changedFields } from './changes.ts'
import { fewNames } from './few-names.ts'

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
export type Listed = Approval & { parts: ListedPart[]; names: Words }

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

type Stored = { newest: Version | undefined; published: Record<string, unknown> | undefined }

async function listedPart(
  { list, record, version }: Part,
  { newest, published }: Stored,
  withChanges: boolean,
  req: PayloadRequest,
): Promise<ListedPart> {
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

/** Of a request with hundreds of records the page shows the first ones, and all where somebody asks for them. */
export const shownParts = 30

type Options = {
  withChanges?: boolean
  sort?: string
  most?: number
  /** The request of which all changes are shown. */
  whole?: number | undefined
}

/** Requests with the names of their records, and with their changes where an officer is to decide. */
export async function listed(
  where: Where,
  req: PayloadRequest,
  { withChanges = false, sort = 'sentAt', most, whole }: Options = {},
): Promise<Listed[]> {
  const all: Listed[] = []
  for (const approval of await approvalsWhere(where, req, sort, most)) {
    const { records } = approval
    const newest = await newestOfAll(records, req)
    const published = await publishedOfAll(records, req)
    const parts: ListedPart[] = []
    for (const [index, part] of records.entries()) {
      const stored = { newest: newest.get(keyOf(part)), published: published.get(keyOf(part)) }
      await letOthers()
      const isShown = index < shownParts || approval.id === whole
      parts.push(await listedPart(part, stored, withChanges && isShown, req))
    }
    const names = fewNames(parts.map(({ name }) => ({ en: name, mr: name })))
    all.push({ ...approval, parts, names })
  }
  return all
}
