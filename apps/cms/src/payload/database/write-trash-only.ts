/*
 * Payload 3.90: writes the newest draft over the row that residents saw when a record goes into the trash.
 * Upstream: none found; https://github.com/payloadcms/payload/pull/14186 mended the restoring of drafts alone.
 * Here: only the time in the trash is written, in the row and in its newest version.
 * Canary: write-trash-only: what goes into the trash takes its draft over what was published.
 */

import type { CollectionSlug } from 'payload'
import { noteTrashOfVersion } from '../../platform/database/versions.ts'
import { moveOf } from '../trash/trash.ts'
import type { StepFor } from './steps.ts'

const isNarrow = (req: unknown): boolean => ['in', 'out'].includes(moveOf(req as never) ?? '')

/** Lets a record go into the trash and come back without another change. */
export const trashOnly: StepFor = (payload) => ({
  updateOne: (next) => async (args) =>
    isNarrow(args.req) && 'deletedAt' in args.data
      ? next({ ...args, data: { deletedAt: args.data.deletedAt } })
      : next(args),

  createVersion: (next) => async (args) => {
    if (!isNarrow(args.req)) return next(args)
    const version = args.versionData as { deletedAt?: unknown }
    const { versions } = payload.collections[args.collectionSlug as CollectionSlug].config
    // Only drafts are read from versions.
    if (versions?.drafts)
      await noteTrashOfVersion(
        payload,
        { list: args.collectionSlug, record: Number(args.parent), deletedAt: version.deletedAt ?? null },
        args.req,
      )
    return { parent: args.parent, version } as never
  },
})
