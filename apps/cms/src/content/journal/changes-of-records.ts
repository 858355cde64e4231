import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { isMovedInList } from '../../payload/requests/reorder.ts'
import { moveOf } from '../../payload/trash/trash.ts'
import { readRecord, readVersions } from '../../platform/database/records.ts'
import type { Words } from '../../platform/words/words.ts'
import { nameIn } from '../fields/record-name.ts'
import { changesInWords } from './changes.ts'
import { type Action, type Entry, noteInJournal } from './entry.ts'

type Doc = { id: number; _status?: string; deletedAt?: string | null; role?: string; name?: unknown }

/** Which record, and what changed in it, of a list whose words the journal does not repeat. */
type OwnLine = (doc: object, previousDoc: object | undefined) => Pick<Entry, 'name' | 'changes'>

/** For `custom` of a list of what residents send, or what is counted of them: only who did what, no word of it. */
export const journalLine = (ownLine: OwnLine = () => ({})): { journalLine: OwnLine } => ({
  journalLine: ownLine,
})

const ownLineOf = ({ custom }: SanitizedCollectionConfig): OwnLine | undefined =>
  custom?.journalLine as OwnLine | undefined

const passwordSet: Words = { en: 'Password: set anew', mr: 'पासवर्ड: नवीन ठेवला' }
const moved: Words = { en: 'Moved in the list', mr: 'यादीतील स्थान बदलले' }

export const personOf = (req: Pick<PayloadRequest, 'user'>): Entry['by'] =>
  req.user ? { id: Number(req.user.id), name: String(req.user.name ?? '') } : undefined

/** What programs store, the first content above all, is no deed of a person. The desk's own deeds say so. */
const isNoted = (req: PayloadRequest): boolean => Boolean(req.user) || req.context.isDeedOfDesk === true

const hasDrafts = ({ versions }: SanitizedCollectionConfig): boolean => Boolean(versions?.drafts)

async function isPublic(
  { slug }: SanitizedCollectionConfig,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const where = { id: { equals: id } }
  const row = await readRecord<Doc>(req.payload, { collection: slug as CollectionSlug, where, req })
  return row?._status === 'published'
}

/** Its name in both languages, as it is stored; what Payload hands over is in the language of the request. */
async function nameOf(
  { slug, versions }: SanitizedCollectionConfig,
  doc: Doc,
  req: PayloadRequest,
): Promise<Words> {
  const [version] = versions
    ? (
        await readVersions<{ listedAs?: string }>(req.payload, {
          collection: slug as CollectionSlug,
          where: { parent: { equals: doc.id } },
          sort: '-updatedAt',
          limit: 1,
          pagination: false,
          req,
        })
      ).docs
    : []
  const { listedAs, filename, name, words } = doc as unknown as Record<string, unknown>
  const stored = version?.version.listedAs
  const plain = String(listedAs ?? filename ?? (typeof name === 'string' ? name : words) ?? '')
  return { en: nameIn(stored, 'en') ?? plain, mr: nameIn(stored, 'mr') ?? plain }
}

const labelOf = ({ labels }: SanitizedCollectionConfig): Words => labels.singular as Words

async function actionOf(
  collection: SanitizedCollectionConfig,
  {
    doc,
    previousDoc,
    operation,
    req,
  }: { doc: Doc; previousDoc: Doc; operation: string; req: PayloadRequest },
): Promise<Action> {
  if (moveOf(req) === 'in') return 'delete'
  if (previousDoc?.deletedAt && !doc.deletedAt) return 'restore'
  if (req.context.isRestoringVersion) return 'revert'
  if (doc._status === 'published') return 'publish'
  if (operation === 'create') return 'create'
  if (collection.slug === 'users' && doc.role !== previousDoc?.role) return 'role'
  const wasPublic = req.context[`wasPublic ${collection.slug} ${doc.id}`] === true
  return wasPublic && !(await isPublic(collection, doc.id, req)) ? 'withdraw' : 'change'
}

/** Residents see the stored row; a draft is in its versions alone. */
export const rememberWhatWasPublic: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (isNoted(req) && originalDoc?.id !== undefined && hasDrafts(collection))
    req.context[`wasPublic ${collection.slug} ${originalDoc.id}`] = await isPublic(
      collection,
      originalDoc.id,
      req,
    )
  if (collection.auth && data.password) req.context.isPasswordSet = true
  return data
}

async function linesOf(
  { flattenedFields }: SanitizedCollectionConfig,
  previousDoc: Doc,
  doc: Doc,
  req: PayloadRequest,
): Promise<Words | undefined> {
  const lines = await changesInWords(flattenedFields, previousDoc, doc, req)
  const more = req.context.isPasswordSet ? passwordSet : isMovedInList(req) ? moved : undefined
  if (!more) return lines
  return lines ? { en: `${lines.en}\n${more.en}`, mr: `${lines.mr}\n${more.mr}` } : more
}

export const noteChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isFirstAccount = collection.slug === 'users' && operation === 'create' && req.payloadAPI === 'REST'
  if (!isNoted(req) && !isFirstAccount) return doc
  const entry: Entry = {
    action: await actionOf(collection, { doc, previousDoc, operation, req }),
    by: personOf(req) ?? (isFirstAccount ? { id: doc.id, name: doc.name } : undefined),
    list: labelOf(collection),
    record: doc.id,
  }
  const ownLine = ownLineOf(collection)
  if (ownLine) await noteInJournal(req, { ...entry, ...ownLine(doc, previousDoc) })
  else {
    const changes = await linesOf(collection, previousDoc, doc, req)
    const name = await nameOf(collection, doc, req)
    await noteInJournal(req, { ...entry, name, ...(changes ? { changes } : {}) })
  }
  return doc
}

export const noteRemoval: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (!isNoted(req)) return
  const entry: Entry = { action: 'remove', by: personOf(req), list: labelOf(collection), record: Number(id) }
  const name = ownLineOf(collection) ? undefined : String(doc.listedAs ?? doc.filename ?? doc.name ?? '')
  await noteInJournal(req, name ? { ...entry, name: { en: name, mr: name } } : entry)
}
