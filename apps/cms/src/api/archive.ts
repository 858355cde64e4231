import type { Archive } from '@nagardwar/contract'
import { type Representation, represent, toResponse } from '@nagardwar/http/representation'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { contentVersion } from '../content/content-version.ts'
import { endedRecords } from '../content/public-records.ts'
import { watchOf } from '../platform/database/watch-database.ts'
import { addressIn, uploadsOf } from './lists/files.ts'
import { mediaFiles } from './records.ts'
import { listHeaders } from './reply.ts'

type Tender = DataFromCollectionSlug<'tenders'>
type WireRecord = Archive['records'][number]
type FileValue = unknown
type AddressOf = (upload: string) => string

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
const dayOrNone = (at: string | null | undefined): string | null =>
  at ? calendar.format(new Date(at)) : null

/** A missing text stays empty here: the page says which language it shows. */
const inBoth = (text: { en?: string | null; mr?: string | null } | null | undefined) => ({
  en: text?.en ?? '',
  mr: text?.mr ?? '',
})

const filesOf = (file: FileValue, addressOf: AddressOf) => ({
  en: addressIn('en', file as never, addressOf),
  mr: addressIn('mr', file as never, addressOf),
})

function wireOf(tender: Tender, addressOf: AddressOf): WireRecord {
  const own = {
    kind: 'document',
    day: null,
    text: inBoth(null),
    file: filesOf(tender.pdf, addressOf),
  } as const
  return {
    id: Number(tender.id),
    kind: tender.kind || 'press-release',
    title: inBoth(tender.description),
    number: tender.number ?? '',
    published: dayOrNone(tender.record?.publishedOn),
    closes: tender.closes ? new Date(tender.closes).toISOString() : null,
    until: dayOrNone(tender.record?.validUntil) ?? '',
    documents: [
      ...(own.file.en ? [own] : []),
      ...(tender.kind ? (tender.history ?? []) : []).map(({ kind, day, text, pdf }) => ({
        kind,
        day: dayOrNone(day),
        text: inBoth(text),
        file: filesOf(pdf, addressOf),
      })),
    ],
  }
}

const namedIn = ({ pdf, history }: Tender): string[] =>
  [pdf, ...(history ?? []).map((event) => event.pdf)].flatMap((file) =>
    uploadsOf({ kind: 'document' } as never, file),
  )

async function make(payload: Payload): Promise<Representation> {
  const tenders = await endedRecords(payload, 'tenders')
  const files = await mediaFiles(payload, new Set(tenders.flatMap(namedIn)))
  const answer: Archive = { records: tenders.map((each) => wireOf(each, (id) => files.get(id)?.path ?? '')) }
  // Empty lists of a lost database must not replace what the site shows.
  await watchOf(payload)?.check()
  return represent(200, JSON.stringify(answer), listHeaders)
}

const made = new WeakMap<Payload, { version: string; answer: Promise<Representation> }>()

/** Read once for each version of the content. */
async function archiveNow(payload: Payload): Promise<Representation> {
  const version = await contentVersion(payload)
  const known = made.get(payload)
  if (known?.version === version) return known.answer
  const answer = make(payload)
  made.set(payload, { version, answer })
  answer.catch(() => made.delete(payload))
  return answer
}

/** `GET /archive`: the notices whose last day has passed. */
export const answerArchive = async (payload: Payload, request: Request): Promise<Response> =>
  toResponse(await archiveNow(payload), request)

/** The same as JSON, for what looks for addresses in it. */
export const archiveText = async (payload: Payload): Promise<string> =>
  (await archiveNow(payload)).forms.identity.body.toString()
