import type { PayloadRequest } from 'payload'
import { keyOf, newestOfAll, publishedOfAll } from '../../content/approval/records.ts'
import { publishPart, rehearse } from '../../content/approval/rehearse.ts'
import type { Approval, Part } from '../../content/approval/states.ts'
import { changeApproval } from '../../content/approval/store.ts'
import { noteChange } from '../../content/content-version.ts'
import { endPublishing, keepShownBefore } from '../../platform/database/approval-rows.ts'
import { isPostgres } from '../../platform/database/kind.ts'
import { letOthers } from '../../platform/database/let-others.ts'
import { inOwnTransaction } from '../../platform/database/transaction.ts'

type Decision = Partial<Omit<Approval, 'id'>>
/** A request, what was decided about it, and the request of the person who decided. */
export type Decided = { approval: Approval; decision: Decision; req: PayloadRequest }

const partsOf = ({ approval, decision }: Decided): readonly Part[] => decision.records ?? approval.records

/** A record that was published already, for itself or before the desk was killed, is left as it is. */
async function stillDrafts(parts: readonly Part[], req: PayloadRequest): Promise<Part[]> {
  const newest = await newestOfAll(parts, req)
  return parts.filter((part) => newest.get(keyOf(part))?.version._status !== 'published')
}

async function publishAll(parts: readonly Part[], req: PayloadRequest): Promise<void> {
  for (const part of await stillDrafts(parts, req)) {
    await letOthers()
    await publishPart(part, parts, req, { isOneOfMany: true })
  }
}

async function begin(decided: Decided): Promise<void> {
  const { approval, decision, req } = decided
  const shown = await publishedOfAll(partsOf(decided), req)
  await keepShownBefore(req.payload, approval.id, [...shown.keys()])
  await changeApproval(approval.id, { ...decision, state: 'publishing' }, req)
}

/** From here on residents read all that these requests publish; lists are made again once. */
async function end(all: readonly Decided[], req: PayloadRequest): Promise<void> {
  await endPublishing(
    all.map(({ approval }) => approval.id),
    req,
  )
  await noteChange(req.payload, req)
}

/** On PostgreSQL all of it is one transaction. */
async function inOneTransaction(all: readonly Decided[], req: PayloadRequest): Promise<void> {
  await inOwnTransaction(req, async () => {
    for (const decided of all) {
      const own = Object.assign(decided.req, { transactionID: req.transactionID })
      try {
        await begin(decided)
        await publishAll(partsOf(decided), own)
      } finally {
        if (own !== req) delete own.transactionID
      }
    }
    await end(all, req)
  })
}

/**
 * Publishes everything of these requests together, which was rehearsed: residents read all of it or nothing yet.
 * SQLite has no transactions in the desk (docs/decisions/0012): there the decisions are stored first, the API shows what
 * was public before until all is done (docs/decisions/0091), and what a kill has interrupted is finished by the next
 * process (`finish`).
 */
export async function carryOutTogether(all: readonly Decided[]): Promise<void> {
  const [first] = all
  if (!first) return
  if (isPostgres(first.req.payload)) return inOneTransaction(all, first.req)
  for (const decided of all) await begin(decided)
  for (const decided of all) await publishAll(partsOf(decided), decided.req)
  await end(all, first.req)
}

/** Throws what is wrong with what would be published. */
export const rehearseDecided = async (decided: Decided): Promise<void> =>
  rehearse(await stillDrafts(partsOf(decided), decided.req), decided.req)

/** Publishes everything of one request together, if it can be published as it is. */
export async function carryOut(approval: Approval, decision: Decision, req: PayloadRequest): Promise<void> {
  const decided = { approval, decision, req }
  await rehearseDecided(decided)
  await carryOutTogether([decided])
}

/** What was decided and not finished: the rest is published, and then all of it is public. */
export async function finish(
  all: readonly Decided[],
  onFailure: (approval: Approval, error: unknown) => void,
): Promise<void> {
  const done: Decided[] = []
  for (const decided of all)
    await publishAll(partsOf(decided), decided.req)
      .then(() => done.push(decided))
      .catch((error: unknown) => onFailure(decided.approval, error))
  if (done[0]) await end(done, done[0].req)
}
