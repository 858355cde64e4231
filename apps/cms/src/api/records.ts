import type { DataFromCollectionSlug, Payload } from 'payload'
import { feedbackLimits } from '../content/globals/feedback-limits.ts'
import { openingAt } from '../content/opening/state.ts'
import { countsAnswers } from '../content/public-notices/moments.ts'
import { findAll, publicRecords } from '../content/public-records.ts'
import { contentOf } from '../platform/database/filled-marker.ts'
import { answersByNotice } from '../platform/database/notice-answers.ts'
import { devicesAreTold } from './devices-are-told.ts'
import { isInvented } from './first-content/first-contents.ts'
import { collectionOf, type RecordList } from './lists/collections.ts'
import type { StoredRecord } from './lists/to-wire.ts'
import { mailIsOffered } from './mail-is-offered.ts'

/**
 * The council's settings as a list of one record, or of none before staff save them: Payload then answers empty
 * settings. As a draft they are what staff are preparing.
 */
export async function settingsRecords(payload: Payload, draft = false): Promise<StoredRecord[]> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, draft, overrideAccess: true })
  if (!settings.name?.en && !settings.name?.mr) return []
  const demonstration = isInvented(await contentOf(payload)) ? '1' : ''
  const { number: certificate, date: audited } = (await openingAt(payload, new Date())).certificate
  const { months } = await feedbackLimits(payload)
  const tellsDevices = devicesAreTold.of(payload).includes(true) ? '1' : ''
  const sendsMail = mailIsOffered.of(payload).includes(true) ? '1' : ''
  return [
    {
      ...settings,
      id: 1,
      feedbackMonths: months,
      demonstration,
      tellsDevices,
      sendsMail,
      certificate,
      audited,
    },
  ]
}

/** The records of a list that residents may see now, in the order of its rows. */
export async function listRecords(payload: Payload, name: RecordList | 'settings'): Promise<StoredRecord[]> {
  if (name === 'settings') return settingsRecords(payload)
  if (name === 'reports') return reportRecords(payload)
  if (name === 'publicNotices') return noticeRecords(payload)
  const records: object[] = await publicRecords(payload, collectionOf(name))
  return records as StoredRecord[]
}

/** Where staff give no number, the notices that take answers here have how many came. */
async function noticeRecords(payload: Payload): Promise<StoredRecord[]> {
  const now = new Date()
  const notices = await publicRecords(payload, 'public-notices')
  const isCounted = notices.some((notice) => countsAnswers(notice, now))
  const numbers = isCounted ? await answersByNotice(payload) : new Map<number, number>()
  return notices.map((notice) => ({
    ...notice,
    ...(countsAnswers(notice, now) ? { answers: numbers.get(notice.id) ?? 0 } : {}),
  }))
}

/** Reported problems with the names of their kinds and wards, which their records have as numbers. */
async function reportRecords(payload: Payload): Promise<StoredRecord[]> {
  const kinds = new Map(
    (await findAll(payload, { collection: 'report-kinds' })).map((kind) => [kind.id, kind]),
  )
  const wards = new Map((await publicRecords(payload, 'wards')).map(({ number, name }) => [number, name]))
  const latestFirst = (await publicRecords(payload, 'reports')).sort(
    (one, other) => Date.parse(other.receivedOn ?? '') - Date.parse(one.receivedOn ?? ''),
  )
  return latestFirst.map((report) => ({
    ...report,
    kindName: kinds.get(typeof report.kind === 'object' ? report.kind.id : report.kind)?.name,
    ward: wards.get(report.wardNumber ?? ''),
  }))
}

/** All groups of synonyms. They have no drafts and no days of validity. */
export const synonymGroups = (payload: Payload): Promise<DataFromCollectionSlug<'synonyms'>[]> =>
  findAll(payload, { collection: 'synonyms', sort: 'id' })

/** What the API tells about an upload. */
export type MediaFile = { path: string; alt: { en?: string | null; mr?: string | null } }

/** The files behind these numbers: one query. Numbers of deleted files are left out. */
export async function mediaFiles(
  payload: Payload,
  ids: ReadonlySet<string>,
): Promise<Map<string, MediaFile>> {
  if (ids.size === 0) return new Map()
  const docs = await findAll(payload, {
    collection: 'media',
    where: { id: { in: [...ids] } },
    select: { filename: true, alt: true },
  })
  return new Map(
    docs.flatMap(({ id, filename, alt }) =>
      filename
        ? [[String(id), { path: `/uploads/${encodeURIComponent(filename)}`, alt: alt ?? {} }] as const]
        : [],
    ),
  )
}
