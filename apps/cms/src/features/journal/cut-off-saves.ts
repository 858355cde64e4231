import type { Payload } from 'payload'
import { noteInJournal } from '../../content/journal/entry.ts'
import { isPostgres } from '../../platform/database/kind.ts'
import { addGlobalVersion, addVersion, readGlobal, readRecord } from '../../platform/database/records.ts'
import { isWithoutVersion, recordsWithoutVersion } from '../../platform/database/versions.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import type { Words } from '../../platform/words/words.ts'

const hour = 60 * 60 * 1000
/** In milliseconds: a save that began longer ago has ended, or was cut off. */
const longestSave = 60_000

const unknownHand: Words = {
  en: 'This change was being stored when the desk was cut off. Its version was added afterwards; who made it is not known.',
  mr: 'हा बदल जतन होत असताना कर्मचारी कक्ष बंद पडला. त्याची आवृत्ती नंतर जोडली; बदल कोणी केला हे माहीत नाही.',
}

async function finishRecords(payload: Payload, until: string): Promise<void> {
  for (const { slug, labels, versions } of payload.config.collections) {
    if (!versions) continue
    for (const id of await recordsWithoutVersion(payload, slug, until)) {
      const versionData = await readRecord<{ id: number }>(payload, {
        collection: slug,
        where: { id: { equals: id } },
      })
      if (!versionData) continue
      const now = new Date().toISOString()
      const version = { autosave: false, createdAt: now, updatedAt: now, versionData }
      await addVersion(payload, { ...version, collectionSlug: slug, parent: id, req: {} })
      await noteInJournal(
        { payload },
        { action: 'change', list: labels.singular as Words, record: id, changes: unknownHand },
      )
    }
  }
}

async function finishGlobals(payload: Payload, until: string): Promise<void> {
  for (const { slug, label, versions } of payload.config.globals) {
    if (!versions) continue
    if (!(await isWithoutVersion(payload, slug, until))) continue
    const versionData = await readGlobal(payload, { slug })
    const now = new Date().toISOString()
    await addGlobalVersion(payload, {
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
  if (isPostgres(payload)) return
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
