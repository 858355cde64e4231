import type { CollectionSlug, Payload } from 'payload'
import { runSql } from '../../platform/database/sql.ts'
import { moveOf } from '../trash/trash.ts'

type UpdateOne = Payload['db']['updateOne']
type CreateVersion = Payload['db']['createVersion']

const timeOf = (value: unknown): string => {
  if (value === null) return 'NULL'
  return `'${new Date(String(value)).toISOString()}'`
}

/**
 * Lets a record go into the trash and come back without another change. Payload writes its newest draft over the row
 * that residents saw, so that what was published would be lost by throwing it away and taking it back.
 */
export function writeTrashOnly(payload: Payload): void {
  const updateOne = payload.db.updateOne.bind(payload.db) as UpdateOne
  const createVersion = payload.db.createVersion.bind(payload.db) as CreateVersion
  const isNarrow = (req: Parameters<UpdateOne>[0]['req']) =>
    ['in', 'out'].includes(moveOf(req as never) ?? '')

  payload.db.updateOne = (async (args) => {
    if (!isNarrow(args.req) || !('deletedAt' in args.data)) return updateOne(args)
    return updateOne({ ...args, data: { deletedAt: args.data.deletedAt } })
  }) as UpdateOne

  payload.db.createVersion = (async (args) => {
    if (!isNarrow(args.req)) return createVersion(args)
    const version = args.versionData as { deletedAt?: unknown }
    const { versions } = payload.collections[args.collectionSlug as CollectionSlug].config
    // Only drafts are read from versions.
    if (!versions?.drafts) return { parent: args.parent, version }
    await runSql(
      payload,
      `UPDATE _${args.collectionSlug.replaceAll('-', '_')}_v SET version_deleted_at = ${timeOf(version.deletedAt ?? null)}
       WHERE parent_id = ${Number(args.parent)} AND latest = true`,
      args.req,
    )
    return { parent: args.parent, version }
  }) as CreateVersion
}
