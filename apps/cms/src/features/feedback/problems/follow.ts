import { createHmac, hkdfSync } from 'node:crypto'
import { followersEmail } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { fresh } from '../../../api/reply.ts'
import { trustedHops } from '../../../platform/client.ts'
import { clientKeyOf } from '../../../platform/client-address.ts'
import { addRecord, changeRecord, readRecord } from '../../../platform/database/records.ts'
import { reportRows } from '../../../platform/database/report-rows.ts'
import { say } from '../../../platform/words/sentences.ts'
import { changeRow, type PublicRow } from './public-row.ts'

/** Addresses that one client may leave at one report: a family has one telephone. */
const mostAddresses = 3

/**
 * Reports at which one e-mail address may be left in a day, whoever leaves it. Nobody checks whose address it is: without
 * a bound a stranger could have somebody mailed about every report of the town. Five is more than a resident passes in a
 * day.
 */
const mostReports = 5
const day = 24 * 60 * 60 * 1000

type Follower = {
  id: number
  report: number
  feedback: number | null
  client: string
  once: string
  email?: string | null
  language: 'en' | 'mr'
  isCounted: boolean
}

type Sent = { report?: unknown; email?: unknown; website?: unknown; language?: unknown }

function hashIn(payload: Payload, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', payload.config.secret, '', 'followers of reports', 32))
  return createHmac('sha256', key).update(text).digest('hex')
}

/** A report of the list that is not done. */
async function openReport(payload: Payload, id: unknown): Promise<PublicRow> {
  const row =
    Number.isSafeInteger(id) && Number(id) > 0
      ? await readRecord<PublicRow>(payload, {
          collection: 'reports',
          where: {
            and: [
              { id: { equals: Number(id) } },
              { _status: { equals: 'published' } },
              { deletedAt: { exists: false } },
              { state: { in: ['new', 'inProgress'] } },
            ],
          },
        })
      : null
  if (!row) throw new Refusal(404, 'notFound')
  return row
}

const followerWhere = (payload: Payload, once: string): Promise<Follower | null> =>
  readRecord<Follower>(payload, { collection: 'report-followers', where: { once: { equals: once } } })

/** True where it is new. Of two requests at once only the first can store: the column is unique. */
async function add(payload: Payload, data: Omit<Follower, 'id'>): Promise<boolean> {
  try {
    await addRecord(payload, { collection: 'report-followers', data, req: {} })
    return true
  } catch (error) {
    if (await followerWhere(payload, data.once)) return false
    throw error
  }
}

async function addressesOf(payload: Payload, client: string): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'report-followers',
    where: { and: [{ client: { equals: client } }, { email: { exists: true } }] },
    overrideAccess: true,
  })
  return totalDocs
}

/** Whether an address was left at as many reports within a day. It may be written with other capitals. */
async function isLeftOften(payload: Payload, { email = '', report }: Pick<Follower, 'email' | 'report'>) {
  const since = new Date(Date.now() - day).toISOString()
  const { docs } = await payload.find({
    collection: 'report-followers',
    where: {
      and: [
        { email: { like: email } },
        { report: { not_equals: report } },
        { createdAt: { greater_than: since } },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const same = docs.filter((doc) => doc.email?.toLowerCase() === email?.toLowerCase())
  return new Set(same.map((doc) => Number(doc.report))).size >= mostReports
}

const tooOften = (): Refusal => new Refusal(429, 'tooOften', { headers: { 'retry-after': '86400' } })

/** Stores the follower; true where the report has one more. */
async function follow(payload: Payload, data: Omit<Follower, 'id' | 'once' | 'isCounted'>): Promise<boolean> {
  const { client, email, report } = data
  const known = await followerWhere(payload, client)
  if (email && known?.email !== email && (await isLeftOften(payload, { email, report }))) throw tooOften()
  if (!known) return add(payload, { ...data, once: client, isCounted: true })
  if (!email || known.email === email) return false
  if ((await addressesOf(payload, client)) >= mostAddresses) throw tooOften()
  if (!known.email)
    await changeRecord(payload, {
      collection: 'report-followers',
      id: known.id,
      data: { email, language: data.language },
      returning: false,
    })
  else await add(payload, { ...data, once: hashIn(payload, `${report} ${email}`), isCounted: false })
  return false
}

async function countOneMore(payload: Payload, { id, message, followers }: PublicRow): Promise<number> {
  if (!message) {
    await reportRows.countOne(payload, id)
    return (followers ?? 0) + 1
  }
  const many = await reportRows.followersOf(payload, message, {})
  await changeRow(payload, id, { followers: many })
  return many
}

/**
 * `POST /report-follow`: “this is it, tell me too”. A client counts once for each report, an address is told once when it
 * is done. What fills in the hidden field is answered alike, and not counted.
 */
export async function followReport(payload: Payload, request: Request): Promise<Response> {
  const sent = ((await readBody(request)) ?? {}) as Sent
  const row = await openReport(payload, sent.report)
  const address = followersEmail(sent.email)
  if (!address.ok) throw new Refusal(400, 'checkFields', { errors: address.errors })
  const isTrapped = typeof sent.website === 'string' && sent.website !== ''
  const client = hashIn(payload, `${row.id} ${clientKeyOf(request, trustedHops.of(payload))}`)
  const isNew =
    !isTrapped &&
    (await follow(payload, {
      report: row.id,
      feedback: row.message ?? null,
      client,
      language: sent.language === 'en' ? 'en' : 'mr',
      // Without a message nobody is told, and nothing would erase the address.
      ...(address.email && row.message ? { email: address.email } : {}),
    }))
  const followers = isNew ? await countOneMore(payload, row) : (row.followers ?? 0)
  return fresh({ message: say('counted', request), followers })
}
