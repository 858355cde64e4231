import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import type { ZodType } from 'zod'
import { backupsThatKeep } from '../../../platform/backups/that-keep.ts'
import { overwriteErased } from '../../../platform/database/overwrite-erased.ts'
import { languageOf } from '../../../platform/words/words.ts'
import { only, refused } from '../../../views/page/endpoint.ts'
import { personReaders } from '../access.ts'
import { noteMisconductRead } from '../misconduct/note-reading.ts'
import { noteFeedback } from '../note-feedback.ts'
import { correct, erase } from './actions.ts'
import type { Erasure } from './erasure.ts'
import { eraseHeld, heldOf, heldRecord, noteHeld } from './held.ts'
import { isSomebody } from './match.ts'
import { lineOf, messagesById, messagesOf, recordOf } from './messages.ts'
import { pageOf } from './page.ts'
import { correctSchema, eraseHeldSchema, eraseSchema, exportSchema, personSchema } from './request-bodies.ts'
import { words } from './words.ts'

const fresh = { 'cache-control': 'no-store' }

/** In the body: an address of the desk stands in logs. */
const asked = async <T>(req: PayloadRequest, schema: ZodType<T>): Promise<T | undefined> =>
  schema.safeParse(await req.json?.().catch(() => undefined)).data

const find: PayloadHandler = async (req) => {
  const person = await asked(req, personSchema)
  if (!person) return refused(400, words.wrong, req)
  if (person.telephone.includes('@')) return refused(400, words.emailAsNumber, req)
  if (!isSomebody(person)) return refused(400, words.tooLittle, req)
  const messages = await messagesOf(req, person)
  const ids = messages.map(({ id }) => id)
  noteFeedback(req, 'feedback read', ids)
  await noteMisconductRead(req, ids)
  const held = await heldOf(req, person)
  noteHeld(req, 'personal data read', held)
  return Response.json({ messages: messages.map(lineOf), held }, { headers: fresh })
}

const giveOut: PayloadHandler = async (req) => {
  const request = await asked(req, exportSchema)
  if (!request) return refused(400, words.wrong, req)
  if (request.ids.length === 0 && !isSomebody(request)) return refused(400, words.tooLittle, req)
  const messages = await messagesById(req, request.ids)
  const held = isSomebody(request) ? await heldOf(req, request) : []
  if (messages.length === 0 && held.length === 0) return refused(404, words.gone, req)
  const isPage = request.as === 'html'
  const records = []
  for (const message of messages) records.push(await recordOf(req, message, isPage ? languageOf(req) : 'en'))
  const ids = messages.map(({ id }) => id)
  noteFeedback(req, 'feedback exported', ids)
  noteHeld(req, 'personal data exported', held)
  await noteMisconductRead(req, ids)
  const at = new Date().toISOString()
  const body = isPage
    ? pageOf({ messages: records, held }, languageOf(req))
    : JSON.stringify({ at, messages: records, held: held.map(heldRecord) }, undefined, 2)
  return new Response(body, {
    headers: {
      ...fresh,
      'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
      'content-disposition': `attachment; filename="personal-data-${at.slice(0, 10)}.${request.as}"`,
    },
  })
}

const mend: PayloadHandler = async (req) => {
  const request = await asked(req, correctSchema)
  if (!request) return refused(400, words.wrong, req)
  const [message] = await messagesById(req, [request.id])
  if (!message) return refused(404, words.gone, req)
  await correct(req, message, request)
  await overwriteErased(req.payload)
  return Response.json({}, { headers: fresh })
}

const remove: PayloadHandler = async (req) => {
  const request = await asked(req, eraseSchema)
  if (!request) return refused(400, words.notConfirmed, req)
  const erased = await erase(req, request.ids)
  const isOverwritten = await overwriteErased(req.payload)
  const backups = await backupsThatKeep(req.payload)
  return Response.json({ erased, isOverwritten, backups } satisfies Erasure, { headers: fresh })
}

const removeHeld: PayloadHandler = async (req) => {
  const person = await asked(req, eraseHeldSchema)
  if (!person) return refused(400, words.notConfirmed, req)
  if (!isSomebody(person)) return refused(400, words.tooLittle, req)
  const erased = await eraseHeld(req, person)
  const isOverwritten = await overwriteErased(req.payload)
  const backups = await backupsThatKeep(req.payload)
  return Response.json({ erased, isOverwritten, backups } satisfies Erasure, { headers: fresh })
}

const forReaders = (path: string, handler: PayloadHandler): Endpoint => ({
  path: `/personal-data${path}`,
  method: 'post',
  handler: only(personReaders, words.onlyAdmins, handler),
})

/**
 * The rights of one person to their own data (DPDP Act, sections 11 and 12): for administrators alone, and of reports of
 * misconduct for the named officer alone.
 */
export const personEndpoints: Endpoint[] = [
  forReaders('', find),
  forReaders('/export', giveOut),
  forReaders('/correct', mend),
  forReaders('/erase', remove),
  forReaders('/erase-held', removeHeld),
]
