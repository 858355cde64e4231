import type {
  Access,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedConfig,
  StaticLabel,
  Where,
} from 'payload'
import { say, type Words } from '../../platform/words/words.ts'

/** A record that names another one: where it is in the desk, in words of the reader's language. */
export type Use = { list: string; name: string; path: string }

const mostShown = 20

/** The paths of all fields that name a record of a list, also in groups and rows. */
function pathsTo(slug: string, fields: FlattenedField[], at = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${at}${field.name}`
    if (field.type === 'upload' || field.type === 'relationship')
      return [field.relationTo].flat().includes(slug as CollectionSlug) ? [path] : []
    return field.type === 'group' || field.type === 'array'
      ? pathsTo(slug, field.flattenedFields, `${path}.`)
      : []
  })
}

const inWords = (label: StaticLabel | false | undefined, req: PayloadRequest): string =>
  typeof label === 'object' && 'mr' in label ? say(label as Words, req) : String(label ?? '')

type Asked = {
  slug: CollectionSlug
  ids: readonly (number | string)[]
  req: PayloadRequest
  /** What of a list is looked at. */
  of: (access: { read: Access }) => ReturnType<Access>
}
type Collection = SanitizedConfig['collections'][number]

async function usesIn(collection: Collection, asked: Asked): Promise<Use[]> {
  const { slug, labels, flattenedFields, versions, access } = collection
  const { ids, req } = asked
  const or: Where[] = pathsTo(asked.slug, flattenedFields).map((path) => ({ [path]: { in: ids } }))
  const may = or.length > 0 && (await asked.of(access))
  if (!may) return []
  const uses = new Map<string, Use>()
  const where: Where = may === true ? { or } : { and: [{ or }, may] }
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    const query = {
      where,
      draft,
      depth: 0,
      limit: mostShown,
      pagination: false,
      overrideAccess: true,
    }
    const { docs } = await req.payload.find({ collection: slug as CollectionSlug, ...query, req })
    for (const doc of docs as { id: number; listedAs?: string }[]) {
      const path = `/collections/${slug}/${doc.id}`
      // Two that go together are no use of each other.
      if (slug === asked.slug && ids.includes(doc.id)) continue
      uses.set(path, { list: inWords(labels.plural as StaticLabel, req), name: doc.listedAs ?? '', path })
    }
  }
  return [...uses.values()]
}

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], values)

async function usesInSettings({ slug, ids, req, of }: Asked): Promise<Use[]> {
  const uses: Use[] = []
  for (const { slug: global, flattenedFields, label, access } of req.payload.globals.config) {
    const paths = pathsTo(slug, flattenedFields)
    if (paths.length === 0 || !(await of(access))) continue
    const query = { slug: global as 'settings', depth: 0, overrideAccess: true, req }
    const stored = await Promise.all([
      req.payload.findGlobal(query),
      req.payload.findGlobal({ ...query, draft: true }),
    ])
    const isNamed = (path: string) => stored.some((each) => ids.includes(valueAt(each, path) as number))
    if (paths.some(isNamed))
      uses.push({ list: inWords(label as StaticLabel, req), name: '', path: `/globals/${global}` })
  }
  return uses
}

async function usesFor(asked: Asked): Promise<Use[]> {
  const { ids, req } = asked
  const uses: Use[] = []
  if (ids.length === 0) return uses
  // Payload's own lists name every list of the desk, for locks and preferences.
  const lists = req.payload.config.collections.filter((each) => !each.slug.startsWith('payload-'))
  for (const collection of lists) uses.push(...(await usesIn(collection, asked)))
  return [...uses, ...(await usesInSettings(asked))].slice(0, mostShown)
}

/**
 * Where records of a list are named, published or in a draft: by every field of the desk that can name one. What lies
 * in the trash uses nothing. For the desk's own decisions: nobody is told of these.
 */
export const usesOf = (slug: CollectionSlug, ids: Asked['ids'], req: PayloadRequest): Promise<Use[]> =>
  usesFor({ slug, ids, req, of: () => true })

/** The uses that the account of a request may read, and whether there is any at all. */
export type KnownUses = { uses: Use[]; isUsed: boolean }

/**
 * By the rules of reading alone and not as a reading of the account: a list of uses shows no message, so nothing of it
 * goes into the journal. What else uses a record is neither named nor counted (decision 0080).
 */
export async function knownUsesOf(
  slug: CollectionSlug,
  ids: Asked['ids'],
  req: PayloadRequest,
): Promise<KnownUses> {
  const uses = await usesFor({ slug, ids, req, of: ({ read }) => read({ req }) })
  return { uses, isUsed: uses.length > 0 || (await usesOf(slug, ids, req)).length > 0 }
}

/** As the desk's pages and answers give them: with the address of each. */
export const withAddresses = (uses: readonly Use[], req: PayloadRequest): Use[] =>
  uses.map((use) => ({ ...use, path: `${req.payload.config.routes.admin}${use.path}` }))
