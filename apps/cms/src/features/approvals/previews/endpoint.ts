import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { editors } from '../../../content/access/editors.ts'
import { staff } from '../../../content/access/staff.ts'
import { approvalById } from '../../../content/approval/store.ts'
import { words } from '../../../content/approval/words.ts'
import { linkToDraft, pageOf } from '../../../content/previews/link.ts'
import type { Subject } from '../../../content/previews/subject.ts'
import { refuse } from '../../../payload/refusals/refuse.ts'

const day = 24 * 60 * 60 * 1000
const number = z
  .int()
  .positive()
  .max(2 ** 31 - 1)

const bodySchema = z.object({
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('approval'), id: number }),
    z.object({ kind: z.literal('record'), list: z.string().regex(/^[a-z][a-z-]{0,50}$/), id: number }),
    z.object({ kind: z.literal('day'), day: z.iso.date() }),
  ]),
  days: z.int().min(1).max(30).default(1),
})

/** A link shows drafts: a list without drafts, such as accounts or messages of residents, has nothing to show. */
const hasDrafts = (subject: Subject, { payload }: PayloadRequest): boolean =>
  subject.kind !== 'record' ||
  Boolean(
    Object.hasOwn(payload.collections, subject.list) &&
      payload.collections[subject.list as CollectionSlug].config.versions?.drafts,
  )

async function listOf(subject: Subject, req: PayloadRequest): Promise<string | undefined> {
  if (subject.kind === 'record') return subject.list
  return subject.kind === 'approval' ? (await approvalById(subject.id, req))?.records[0]?.list : undefined
}

/** `POST /cms-api/approvals/preview`: a link for somebody without an account. A clerk's ends after a day. */
export const previewEndpoint: Omit<Endpoint, 'root'> = {
  path: '/preview',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new APIError(req.t('error:unauthorized'), 401, null, true)
    const body: unknown = await req.json?.().catch(() => undefined)
    const parsed = bodySchema.safeParse(body)
    if (!parsed.success || !hasDrafts(parsed.data.subject, req)) throw refuse(words.wrong, req)
    const { subject, days } = parsed.data
    const life = (editors({ req }) ? days : 1) * day
    const link = linkToDraft(subject, pageOf(await listOf(subject, req), req), req, life)
    return Response.json(link, { headers: { 'cache-control': 'no-store' } })
  },
}
