import { type CollectionSlug, type Payload, type TypedUser, ValidationError } from 'payload'
import { isNone } from '../../content/body/own-body.ts'
import { storedUnchecked } from '../../payload/requests/stored-unchecked.ts'
import { dateRecord } from '../../platform/database/changed-at.ts'
import type { Within } from '../../platform/database/transaction.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Words } from '../../platform/words/words.ts'
import { valueAt } from './cells.ts'
import type { Table } from './columns.ts'
import { complaintsIn } from './complaints.ts'
import { type Incoming, type Mark, note, type Values, work } from './incoming.ts'
import { fingerprintOf, type Origin, type Origins } from './origins.ts'
import type { Names } from './resolve-names.ts'
import { resolveNames } from './resolve-names.ts'

export type Outcome = 'created' | 'updated' | 'unchanged' | 'left-out'
export type Stored = { outcome: Outcome; record: number; status: 'draft' | 'published' | ''; marks: Mark[] }

export type Storing = {
  payload: Payload
  origins: Origins
  publish: boolean
  isDryRun: boolean
}

type Doc = { id: number; updatedAt: string; _status?: 'draft' | 'published' }

const changedHere: Words = {
  en: 'Staff changed this record since the last import; what the source has now was not taken over',
  mr: 'मागील आयातीनंतर कर्मचाऱ्यांनी ही नोंद बदलली आहे; स्रोतातील नवा मजकूर घेतलेला नाही',
}
const deletedHere: Words = {
  en: 'Staff deleted this record since the last import; it stays deleted',
  mr: 'मागील आयातीनंतर कर्मचाऱ्यांनी ही नोंद हटवली आहे; ती तशीच राहील',
}
const onlyPublished: Words = {
  en: 'This becomes public at once, so it is stored with --publish only',
  mr: 'हे लगेच प्रसिद्ध होते, म्हणून केवळ --publish सह साठवले जाते',
}
const notPublished: Words = {
  en: 'Stored as a draft, because it is not yet right',
  mr: 'अजून बरोबर नसल्यामुळे मसुदा म्हणून साठवले',
}
const storedTwice: Words = {
  en: 'Its English and Marathi rows were stored as two records by an earlier import: join them by hand',
  mr: 'त्याच्या इंग्रजी व मराठी ओळी आधीच्या आयातीत दोन नोंदी म्हणून साठवल्या: त्या हाताने एकत्र करा',
}

const bodyLost: Words = {
  en: 'The text has changed and the source has no headings, lists, links or tables for it: it is plain text now',
  mr: 'मजकूर बदलला आहे आणि स्रोतात त्याची शीर्षके, याद्या, दुवे किंवा तक्ते नाहीत: तो आता साधा मजकूर आहे',
}

/** A text that is changed without its body stands alone (content/body/own-body.ts), which the report says. */
function losesBody(doc: Doc | undefined, values: Values): boolean {
  if (!doc || valueAt(values, ['body']) !== undefined) return false
  return ['en', 'mr'].some((language) => {
    const sent = valueAt(values, ['description', language])
    const isOther = sent !== undefined && sent !== valueAt(doc, ['description', language])
    return isOther && !isNone(valueAt(doc, ['body', language]))
  })
}

const hasDrafts = (payload: Payload, slug: string): boolean =>
  slug !== 'settings' && Boolean(payload.collections[slug as CollectionSlug].config.versions?.drafts)

async function existing(payload: Payload, slug: string, id: number): Promise<Doc | undefined> {
  if (slug === 'settings') return (await payload.findGlobal({ slug, depth: 0 })) as unknown as Doc
  const found = await payload.findByID({
    collection: slug as CollectionSlug,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: true,
  })
  return (found ?? undefined) as Doc | undefined
}

type Writing = { slug: string; data: Values; isDraft: boolean; id: number | undefined; req: Within }

async function write(payload: Payload, { slug, data, isDraft, id, req }: Writing): Promise<Doc> {
  const draft = hasDrafts(payload, slug) ? { _status: isDraft ? 'draft' : 'published' } : {}
  const given = {
    data: { ...data, ...draft } as never,
    context: storedUnchecked(),
    depth: 0,
    overrideAccess: true,
    req: { ...req },
  }
  if (slug === 'settings') {
    // Payload checks the uploads of a global as the user who saves it, even with `overrideAccess`.
    const user = { role: 'editor', collection: 'users' } as TypedUser
    return { ...((await payload.updateGlobal({ slug, ...given, user })) as unknown as Doc), id: 1 }
  }
  const collection = slug as CollectionSlug
  const stored =
    id === undefined
      ? await payload.create({ collection, draft: isDraft, ...given })
      : await payload.update({ collection, id, draft: isDraft, ...given })
  return stored as unknown as Doc
}

function whyNot(error: unknown): Mark[] {
  if (!(error instanceof ValidationError)) throw error
  return error.data.errors.map(({ path, message }) => work({ en: message, mr: message }, path))
}

/**
 * A record that moves keeps the day of its last change; a program cannot set it through Payload. Only where nothing older
 * is stored: Payload takes a draft that is newer than its record for the latest.
 */
async function dateBack(
  payload: Payload,
  slug: string,
  doc: Doc,
  changedAt: string,
  req: Within,
): Promise<Doc> {
  if (changedAt >= doc.updatedAt) return doc
  await dateRecord(payload, { slug, id: slug === 'settings' ? undefined : Number(doc.id), changedAt }, req)
  return { ...doc, updatedAt: changedAt }
}

/** Stores the record and its id at the source, both or neither. */
async function writeWithOrigin(
  { payload, origins }: Storing,
  { table, keys, changedAt }: Incoming,
  fingerprint: string,
  writing: Omit<Writing, 'req'>,
): Promise<Doc> {
  return inTransaction(payload, async (req) => {
    const doc = await write(payload, { ...writing, req })
    const isNew = writing.id === undefined && !writing.isDraft
    const kept = isNew && changedAt ? await dateBack(payload, writing.slug, doc, changedAt, req) : doc
    const origin = { record: Number(doc.id), fingerprint, storedAt: String(kept.updatedAt ?? '') }
    for (const key of keys) await origins.keep(table, key, origin, req)
    return doc
  })
}

type Written = { doc?: Doc; marks: Mark[] }

/** Stores the record, or says why it does not fit; then nothing is stored. */
async function writeIfRight(
  storing: Storing,
  incoming: Incoming,
  fingerprint: string,
  writing: Omit<Writing, 'req'>,
): Promise<Written> {
  try {
    return { doc: await writeWithOrigin(storing, incoming, fingerprint, writing), marks: [] }
  } catch (error) {
    return { marks: whyNot(error) }
  }
}

/** Stores a draft if the record cannot be published. Stores nothing if a unique value is already in use. */
async function writeAsFits(
  storing: Storing,
  incoming: Incoming,
  fingerprint: string,
  writing: Omit<Writing, 'req'>,
): Promise<Written> {
  const written = await writeIfRight(storing, incoming, fingerprint, writing)
  if (written.doc || writing.isDraft || !hasDrafts(storing.payload, writing.slug)) return written
  const asDraft = await writeIfRight(storing, incoming, fingerprint, { ...writing, isDraft: true })
  return { ...asDraft, marks: [...written.marks, ...asDraft.marks, work(notPublished)] }
}

/** Publishes a draft of an earlier import. What is still not right stays as it is: nothing of it has changed. */
async function publishIfRight(
  storing: Storing,
  incoming: Incoming,
  fingerprint: string,
  writing: Omit<Writing, 'req'>,
): Promise<Written> {
  const written = await writeIfRight(storing, incoming, fingerprint, writing)
  return written.doc ? written : { marks: [...written.marks, work(notPublished)] }
}

/** Whether a required file or record was named that is not here. */
const lacksRelation = ({ columns }: Table, named: Values, resolved: Values): boolean =>
  columns.some(
    ({ path, isRequired }) => isRequired && valueAt(named, path) !== null && valueAt(resolved, path) === null,
  )

const leftOut = (words: Words, record = 0): Stored => ({
  outcome: 'left-out',
  record,
  status: '',
  marks: [note(words)],
})

const statusOf = (isDraft: boolean) => (isDraft ? 'draft' : 'published') as 'draft' | 'published'

/** Stores one record of the source, or updates the one from an earlier import. */
export async function storeRecord(
  storing: Storing,
  table: Table,
  incoming: Incoming,
  names: Names,
): Promise<Stored> {
  const { payload, origins, publish, isDryRun } = storing
  const known = incoming.keys.flatMap((key) => origins.find(table.name, key) ?? [])
  const origin: Origin | undefined = known[0]
  const resolved = await resolveNames(incoming.values, '', names)
  const complaints = await complaintsIn(payload, table.columns, incoming.values)
  const marks = [...incoming.marks, ...resolved.marks, ...complaints]
  const drafts = hasDrafts(payload, table.slug)
  if (!drafts && !publish) return leftOut(onlyPublished)
  if (!drafts && complaints.length > 0) return { ...leftOut(notRight), marks }
  const isWhole = complaints.length === 0 && !lacksRelation(table, incoming.values, resolved.value as Values)
  const isDraft = drafts && !(publish && incoming.isPublic && isWhole)
  if (publish && incoming.isPublic && isDraft) marks.push(work(notPublished))
  if (known.some(({ record }) => record !== origin?.record)) marks.push(work(storedTwice))
  const fingerprint = fingerprintOf(resolved.value)

  const doc = origin && (await existing(payload, table.slug, origin.record))
  if (origin && !doc) return leftOut(deletedHere, origin.record)
  const isNewer = Boolean(origin && origin.fingerprint !== fingerprint)
  const isToPublish = doc?._status === 'draft' && !isDraft
  if (origin && doc && !isNewer && !isToPublish)
    return { outcome: 'unchanged', record: origin.record, status: doc._status ?? '', marks }
  if (origin && doc && doc.updatedAt !== origin.storedAt)
    return {
      outcome: 'left-out',
      record: origin.record,
      status: doc._status ?? '',
      marks: [work(changedHere)],
    }
  const outcome = origin ? 'updated' : 'created'
  if (losesBody(doc, resolved.value as Values)) marks.push(note(bodyLost))
  if (isDryRun)
    return { outcome, record: origin?.record ?? 0, status: drafts ? statusOf(isDraft) : '', marks }
  const writing = { slug: table.slug, data: resolved.value as Values, isDraft, id: origin?.record }
  const { doc: written, marks: more } =
    doc && !isNewer
      ? await publishIfRight(storing, incoming, fingerprint, writing)
      : await writeAsFits(storing, incoming, fingerprint, writing)
  if (!written && doc && !isNewer)
    return { outcome: 'unchanged', record: Number(doc.id), status: 'draft', marks: [...marks, ...more] }
  if (!written)
    return { outcome: 'left-out', record: origin?.record ?? 0, status: '', marks: [...marks, ...more] }
  const status = drafts ? statusOf(written._status !== 'published') : ''
  return { outcome, record: Number(written.id), status, marks: [...marks, ...more] }
}

const notRight: Words = {
  en: 'It is not right, and this list has no drafts',
  mr: 'ते बरोबर नाही, आणि या यादीत मसुदे नाहीत',
}
