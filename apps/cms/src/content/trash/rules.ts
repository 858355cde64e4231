import {
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { refuse } from '../../payload/refusals/refuse.ts'
import { isFromTrash, isToTrash, noteMove } from '../../payload/trash/trash.ts'
import { ownDrafts } from '../../platform/database/own-drafts.ts'
import { readRecords } from '../../platform/database/records.ts'
import type { Words } from '../../platform/words/words.ts'
import { editors } from '../access/editors.ts'
import { refuseWhatIsUsed } from '../uses/in-use.ts'
import { takeKeysBack } from './keys.ts'
import { refuseWhatLacksFiles } from './lacking.ts'

type Found = { id: number; _status?: string | null }
type Asked = {
  collection: SanitizedCollectionConfig
  where: Where
  req: PayloadRequest
}

const mixed: Words = {
  en: 'Some of these were published before and some never were: please restore them one by one',
  mr: 'यांपैकी काही नोंदी आधी प्रसिद्ध होत्या आणि काही नव्हत्या: कृपया एकेक करून परत आणा',
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig): boolean => Boolean(versions?.drafts)

/** The stored rows, which say what residents saw before; their newest drafts are in the versions. */
async function rowsOf({ collection, where, req }: Asked, isTrashed: boolean): Promise<Found[]> {
  const { docs } = await readRecords<Found>(req.payload, {
    collection: collection.slug,
    where: { and: [where, { deletedAt: { exists: isTrashed } }] },
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** A clerk moves her own drafts alone, in both directions. */
async function onlyOwn(asked: Asked, isTrashed: boolean): Promise<Asked> {
  if (editors(asked)) return asked
  const own = hasDrafts(asked.collection) ? await ownDrafts(asked.collection.slug, asked.req) : []
  if (own.length === 0) throw new Forbidden(asked.req.t)
  const where: Where = { and: [asked.where, { id: { in: own } }] }
  if ((await rowsOf({ ...asked, where }, isTrashed)).length === 0) throw new Forbidden(asked.req.t)
  return { ...asked, where }
}

async function throwAway(asked: Asked): Promise<object> {
  const rows = await rowsOf(asked, false)
  await refuseWhatIsUsed(
    asked.collection.slug as CollectionSlug,
    rows.map(({ id }) => id),
    asked.req,
  )
  noteMove(asked.req, 'in')
  return { draft: false, trash: false, data: { deletedAt: new Date().toISOString() } }
}

/**
 * What was published comes back as it was, with its newer draft, where an editor asks for it. Payload would publish the
 * draft. Otherwise it comes back as a draft.
 */
async function takeBack(asked: Asked, status: unknown): Promise<object> {
  const rows = await rowsOf(asked, true)
  await refuseWhatLacksFiles(asked.collection, rows, asked.req)
  await takeKeysBack(asked.collection, rows, asked.req)
  const published = rows.filter(({ _status }) => _status === 'published')
  const data = { deletedAt: null }
  if (!hasDrafts(asked.collection)) noteMove(asked.req, 'out')
  if (!hasDrafts(asked.collection)) return { data }
  if (status !== 'published') {
    noteMove(asked.req, 'draft')
    return { draft: false, data: { ...data, _status: 'draft' } }
  }
  if (published.length === 0) return { draft: false, data: { ...data, _status: 'published' } }
  if (published.length < rows.length) throw refuse(mixed, asked.req)
  noteMove(asked.req, 'out')
  return { draft: false, data }
}

/** Into the trash and out of it: by the server's clock, nothing else with it, and not what is used elsewhere. */
export const trashRules: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || !('data' in args)) return args
  const { data, trash, id, where } = args as typeof args & { trash?: boolean; id?: number; where?: Where }
  const isBack = isFromTrash(data, trash)
  if (!isBack && !isToTrash(data)) return args
  if (overrideAccess !== true && !req.user) throw new Forbidden(req.t)
  const given = { collection, where: id === undefined ? (where ?? {}) : { id: { equals: id } }, req }
  const asked = overrideAccess === true ? given : await onlyOwn(given, isBack)
  const changed = isBack
    ? await takeBack(asked, (data as { _status?: unknown })._status)
    : await throwAway(asked)
  return { ...args, ...changed, ...(id === undefined ? { where: asked.where } : {}) }
}
