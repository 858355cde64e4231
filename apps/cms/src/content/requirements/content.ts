import type { CollectionSlug, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import type { Media } from '../../payload-types.ts'
import { readDrafts, readRecords } from '../../platform/database/records.ts'
import type { Words } from '../../platform/words/words.ts'
import { nameIn } from '../fields/record-name.ts'

/** A public record as it is stored, also one whose last day has passed. */
export type Item = {
  slug: string
  list: Words
  name: Words
  /** Below the desk’s address. */
  path: string
  fields: FlattenedField[]
  values: StoredValues
}

export type StoredValues = Record<string, unknown> & {
  id: number
  updatedAt: string
  listedAs?: string | null
  record?: {
    owner?: number | null
    publishedOn?: string | null
    reviewedOn?: string | null
    validUntil?: string | null
  }
}

/** All that there is, read once. */
export type Content = {
  now: Date
  /** What residents see or saw. */
  items: Item[]
  /** The newest version of everything, drafts among it: a file that a draft names is in use. */
  newest: Item[]
  settings: Item
  files: Media[]
}

const isContent = ({ versions, orderable }: SanitizedCollectionConfig): boolean =>
  Boolean(versions?.drafts) && orderable === true

const nameOf = ({ listedAs }: StoredValues): Words => {
  const en = nameIn(listedAs, 'en') || listedAs || ''
  return { en, mr: nameIn(listedAs, 'mr') || en }
}

const itemsOf = ({ slug, labels, flattenedFields }: SanitizedCollectionConfig, docs: unknown[]): Item[] =>
  (docs as StoredValues[]).map((values) => ({
    slug,
    list: labels.singular as Words,
    name: nameOf(values),
    path: `/collections/${slug}/${values.id}`,
    fields: flattenedFields,
    values,
  }))

const all = { pagination: false, limit: 0 }
const kept = { deletedAt: { exists: false } }

/** Asks the database adapter directly, as the API of the site does: hooks of every field would take minutes. */
export async function readContent(payload: Payload, now: Date): Promise<Content> {
  const items: Item[] = []
  const newest: Item[] = []
  for (const config of payload.config.collections.filter(isContent)) {
    const collection = config.slug as CollectionSlug
    const where = { and: [kept, { _status: { equals: 'published' } }] }
    items.push(...itemsOf(config, (await readRecords(payload, { ...all, collection, where })).docs))
    const ofVersions = { 'version.deletedAt': { exists: false } }
    const { docs } = await readDrafts(payload, { ...all, collection, where: ofVersions })
    newest.push(...itemsOf(config, docs))
  }
  return { now, items, newest, settings: await settingsOf(payload), files: await readFiles(payload) }
}

export const readFiles = async (payload: Payload): Promise<Media[]> =>
  (await readRecords<Media>(payload, { ...all, collection: 'media', where: kept })).docs

async function settingsOf(payload: Payload): Promise<Item> {
  const config = payload.globals.config.find(({ slug }) => slug === 'settings')
  const values = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  const label = config?.label as Words
  return {
    slug: 'settings',
    list: label,
    name: label,
    path: '/globals/settings',
    fields: config?.flattenedFields ?? [],
    values: values as unknown as StoredValues,
  }
}
