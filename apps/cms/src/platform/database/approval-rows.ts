import type { Payload, PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

/** The numbers of the requests for approval that have a record. The list is one of the desk's own names. */
export async function approvalsWith(list: string, record: number, req: PayloadRequest): Promise<number[]> {
  const rows = await runSql(
    req.payload,
    `SELECT DISTINCT _parent_id FROM approvals_records WHERE list = '${list}' AND record = ${Number(record)}`,
    req,
  )
  return rows.map(({ _parent_id }) => Number(_parent_id))
}

/** A record in a request that is being carried out, one record after the other. */
export type Unfinished = {
  record: number
  /** The version that was approved; none where residents are to see nothing more. */
  version?: number
  /** Whether residents saw the record before; unknown for a request that a desk of before began. */
  wasPublic?: boolean
}

const shownBefore = (request: number): string => `shown-before:${request}`

/** Keeps which records of a request residents see, before it changes that. */
export const keepShownBefore = (payload: Payload, request: number, keys: readonly string[]): Promise<void> =>
  payload.kv.set(shownBefore(request), { keys })

export const readShownBefore = async (
  payload: Payload,
  request: number,
): Promise<ReadonlySet<string> | undefined> => {
  const kept = await payload.kv.get<{ keys: string[] }>(shownBefore(request))
  return kept ? new Set(kept.keys) : undefined
}

const keysIn = (kept: unknown): readonly string[] | undefined =>
  kept ? ((typeof kept === 'string' ? JSON.parse(kept) : kept) as { keys: string[] }).keys : undefined

/**
 * The records of a list whose request is being carried out, to the end or at the end of its time. One short query. The
 * list is one of the desk's own names.
 */
export async function unfinishedIn(payload: Payload, list: string, now: Date): Promise<Unfinished[]> {
  const rows = await runSql(
    payload,
    `SELECT part.record, part.version, request.state, kept.data FROM approvals request
     JOIN approvals_records part ON part._parent_id = request.id
     LEFT JOIN payload_kv kept ON kept.key = 'shown-before:' || request.id
     WHERE part.list = '${list}' AND (request.state = 'publishing'
       OR (request.state = 'published' AND request.withdraw_at <= '${now.toISOString()}'))`,
  )
  return rows.map(({ record, version, state, data }) => {
    if (state !== 'publishing') return { record: Number(record) }
    const keys = keysIn(data)
    const part = { record: Number(record), version: Number(version) }
    return keys ? { ...part, wasPublic: keys.includes(`${list} ${record}`) } : part
  })
}

/** All at once: what these requests publish is public from this statement on. */
export async function endPublishing(requests: readonly number[], req: PayloadRequest): Promise<void> {
  await runSql(
    req.payload,
    `UPDATE approvals SET state = 'published', updated_at = '${new Date().toISOString()}'
     WHERE state = 'publishing' AND id IN (${requests.map(Number).join(', ')})`,
    req,
  )
}
