import { APIError, type CollectionSlug, type PayloadHandler, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { exclusively } from '../../platform/database/exclusively.ts'
import { newestOf, openedAt, refuseStale } from './opened-at.ts'
import { unreadableRequest } from './query.ts'

const number = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)

const moveSchema = z.object({
  collectionSlug: z.string().max(100),
  docsToMove: z.array(number).min(1).max(100),
  newKeyWillBe: z.enum(['greater', 'less']),
  orderableFieldName: z.literal('_order'),
  target: z.object({ id: number }),
})

type Move = z.infer<typeof moveSchema>

/** Payload calls its own update for each moved record; only these calls may set the order. */
export const isMovedInList = (req: PayloadRequest): boolean => req.context.isMovedInList === true

async function moveIn(req: PayloadRequest): Promise<Move> {
  const body = await Promise.resolve(req.json?.()).catch(() => undefined)
  const move = moveSchema.safeParse(body)
  if (!move.success) throw unreadableRequest(req)
  return move.data
}

/** The stored order key of the neighbouring record. The request's own value is ignored. */
async function orderKeyOf({ collectionSlug, target }: Move, req: PayloadRequest): Promise<string> {
  const collection = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)
  if (!collection?.orderable) throw unreadableRequest(req)
  const record = await req.payload.findByID({
    collection: collectionSlug as CollectionSlug,
    id: target.id,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  const orderKey = (record as { _order?: unknown } | null)?._order
  if (typeof orderKey !== 'string') throw new APIError(req.t('error:notFound'), 404, null, true)
  return orderKey
}

/** A list that was shown before one of these records was moved or changed shows another order than there is. */
async function refuseOldList({ collectionSlug, docsToMove, target }: Move, req: PayloadRequest) {
  const opened = openedAt(req)
  if (opened === undefined) return
  for (const id of [...docsToMove, target.id])
    refuseStale(await newestOf(collectionSlug, id, req), opened, req)
}

/** Moves records in a list to a place beside an existing record. */
export const reorder =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    if (!req.user) throw new APIError(req.t('error:unauthorized'), 401, null, true)
    const move = await moveIn(req)
    const body = { ...move, target: { ...move.target, key: await orderKeyOf(move, req) } }
    req.json = async () => body
    req.context.isMovedInList = true
    return exclusively(req.payload, `order:${move.collectionSlug}`, async () => {
      await refuseOldList(move, req)
      return handler(req)
    })
  }
