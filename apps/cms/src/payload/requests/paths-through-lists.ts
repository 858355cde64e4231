/*
 * Payload 3.90: a filter or an order may go on into records that a relation leads to. For a list of which an account
 *   reads a part, it adds the rule of that list to the filter. It drops the rule for an order, and for a filter of
 *   drafts, which it checks on a copy. So the rows show what stands in records that the account may not read. A path
 *   over two relations is checked by a promise that nobody waits for: where it fails, the process ends.
 * Upstream: none found.
 * Here: a path over two relations is refused, and one over a relation unless the account reads all of that list.
 * Canary: paths-through-lists: rows are ordered by what an account may not read.
 */

import {
  buildVersionCollectionFields,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  executeAccess,
  Forbidden,
  getLocalizedPaths,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { unreadableRequest } from './query.ts'

/** The paths of conditions, below `and` and `or` too. */
function pathsOfConditions(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(pathsOfConditions)
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([path, rest]) =>
    /^(?:and|or)$/i.test(path) ? pathsOfConditions(rest) : [path],
  )
}

const pathsOfOrder = (sort: unknown): string[] =>
  [sort]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
    .map((path) => path.trim().replace(/^-/, ''))

/** Payload does not say which of them is asked for. */
const fieldsOfRecordsAndVersions = (list: SanitizedCollectionConfig, { payload }: PayloadRequest) => [
  list.flattenedFields,
  ...(list.versions ? [buildVersionCollectionFields(payload.config, list, true)] : []),
]

/**
 * The lists into which a path goes on, one for each relation; undefined where its next part is no field. Payload also reads `message__subject` as
 * `message.subject`.
 */
function listsOn(
  path: string,
  list: SanitizedCollectionConfig,
  req: PayloadRequest,
): (CollectionSlug | undefined)[][] {
  const incomingPath = path.replace(/__/g, '.')
  if (!incomingPath.includes('.')) return []
  return fieldsOfRecordsAndVersions(list, req).map((fields) => {
    const [, ...others] = getLocalizedPaths({
      collectionSlug: list.slug,
      fields,
      incomingPath,
      locale: req.locale ?? undefined,
      overrideAccess: true,
      payload: req.payload,
    })
    // The number of a record stands in the relation itself.
    if (others.at(-1)?.path === 'id') others.pop()
    return others.map(({ collectionSlug }) => collectionSlug as CollectionSlug | undefined)
  })
}

async function mayReadAll(slug: CollectionSlug, req: PayloadRequest): Promise<boolean> {
  const { read } = req.payload.collections[slug].config.access
  return (await executeAccess({ req, disableErrors: true }, read)) === true
}

/** Before every reading of a list, of its drafts and of its versions, at the desk's pages and by its API. */
export const askThroughOpenLists: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true) return args
  const { where, sort } = args as { where?: unknown; sort?: unknown }
  const paths = [...pathsOfConditions(where), ...pathsOfOrder(sort)]
  const ways = paths.flatMap((path) => listsOn(path, collection, req))
  if (ways.some(({ length }) => length > 1)) throw unreadableRequest(req)
  for (const slug of new Set(ways.flat()))
    if (slug && !(await mayReadAll(slug, req))) throw new Forbidden(req.t)
  return args
}
