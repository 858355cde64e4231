import type { Payload } from 'payload'
import { noteInJournal } from '../../content/journal/entry.ts'
import { runSql } from '../../platform/database/sql.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import type { Words } from '../../platform/words/words.ts'

const hour = 60 * 60 * 1000
/** In milliseconds: a save that began longer ago has ended, or was cut off. */
const longestSave = 60_000

const unknownHand: Words = {
  en: 'This change was being stored when the desk was cut off. Its version was added afterwards; who made it is not known.',
  mr: 'हा बदल जतन होत असताना कर्मचारी कक्ष बंद पडला. त्याची आवृत्ती नंतर जोडली; बदल कोणी केला हे माहीत नाही.',
}

const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** Of what was changed last, up to a moment, what is newer than its newest version. */
const lacking = (table: string, belongs: string, until: string): string =>
  `SELECT record.id FROM ${table} record
   WHERE record.updated_at <= '${until}'
   AND record.updated_at >= strftime('%Y-%m-%dT%H:%M:%fZ', (SELECT max(updated_at) FROM ${table}), '-1 hours')
   AND NOT EXISTS (SELECT 1 FROM _${table}_v version
     WHERE ${belongs} AND version.version_updated_at >= record.updated_at)`

async function finishRecords(payload: Payload, until: string): Promise<void> {
  for (const { slug, labels, versions } of payload.config.collections) {
    if (!versions) continue
    for (const { id } of await runSql(
      payload,
      lacking(tableOf(slug), 'version.parent_id = record.id', until),
    )) {
      const versionData = await payload.db.findOne<{ id: number }>({
        collection: slug,
        where: { id: { equals: id } },
      })
      if (!versionData) continue
      const now = new Date().toISOString()
      const version = { autosave: false, createdAt: now, updatedAt: now, versionData }
      await payload.db.createVersion({ ...version, collectionSlug: slug, parent: Number(id), req: {} })
      await noteInJournal(
        { payload },
        { action: 'change', list: labels.singular as Words, record: Number(id), changes: unknownHand },
      )
    }
  }
}

async function finishGlobals(payload: Payload, until: string): Promise<void> {
  for (const { slug, label, versions } of payload.config.globals) {
    if (!versions) continue
    const found = await runSql(payload, lacking(tableOf(slug), 'true', until))
    if (found.length === 0) continue
    const versionData = await payload.db.findGlobal({ slug })
    const now = new Date().toISOString()
    await payload.db.createGlobalVersion({
      autosave: false,
      createdAt: now,
      updatedAt: now,
      globalSlug: slug,
      versionData,
      req: {},
    })
    await noteInJournal({ payload }, { action: 'settings', list: label as Words, changes: unknownHand })
  }
}

/**
 * A save stores the record, then its version, then its line of the journal; on SQLite each by itself (whole-writes.ts).
 * Where the desk was cut off between them, version and line are added.
 */
export async function finishCutOffSaves(payload: Payload, until: Date): Promise<void> {
  if (payload.db.name === 'postgres') return
  await finishRecords(payload, until.toISOString())
  await finishGlobals(payload, until.toISOString())
}

/** At the start, and every hour, for a save that failed in the middle while the desk went on. */
export async function keepFinishingCutOffSaves(payload: Payload): Promise<void> {
  const failure = 'Saves that were cut off were not finished'
  // Nothing else is being saved yet. A full disk stops no start.
  await finishCutOffSaves(payload, new Date()).catch((err: unknown) =>
    payload.logger.warn({ err, msg: failure }),
  )
  const settled = (): Promise<void> => finishCutOffSaves(payload, new Date(Date.now() - longestSave))
  whileOpen(payload, { every: hour, failure }, settled)
}
