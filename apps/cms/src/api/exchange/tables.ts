import { listNames } from '@nagardwar/contract'
import type { CollectionSlug, Payload } from 'payload'
import { collectionOf } from '../lists/collections.ts'
import { type Table, tableOf } from './columns.ts'

/** Other records refer to these by number, so they come first. */
const first: readonly CollectionSlug[] = [
  'departments',
  'disclosure-departments',
  'headings',
  'elected-members',
  'committees',
  'council-meetings',
]

/** The public collections, in the order in which they can be stored. */
function publicCollections(): CollectionSlug[] {
  const slugs = listNames.flatMap((name) =>
    name === 'settings' ? [] : name === 'texts' ? ['texts' as const] : [collectionOf(name)],
  )
  return [...first, ...slugs.filter((slug) => !first.includes(slug)), 'synonyms']
}

/** One sheet per collection, and one for the settings. */
export const tablesOf = (payload: Payload): Table[] => [
  ...publicCollections().map((slug) => tableOf(payload, slug)),
  tableOf(payload, 'settings'),
]
