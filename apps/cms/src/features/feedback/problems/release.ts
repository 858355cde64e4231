import { buffer } from 'node:stream/consumers'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { noteChange } from '../../../content/content-version.ts'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { exclusively } from '../../../platform/database/exclusively.ts'
import { files } from '../../../platform/files/store.ts'
import type { Words } from '../../../platform/words/words.ts'
import { only, refused } from '../../../views/page/endpoint.ts'
import { words as work } from '../desk/words.ts'
import { filesOf, type StoredResidentFile } from '../files/files.ts'
import type { StoredFeedback } from '../status/find.ts'
import { removePhotograph } from './forget.ts'
import { changeRow, idOf, type PublicRow, rowOfMessage } from './public-row.ts'
import { type ReleaseRequest, releaseRequest } from './release-request.ts'
import { copyName, shownPhotograph } from './shown-photograph.ts'
import { words } from './words.ts'

type Released = { req: PayloadRequest; message: StoredFeedback; row: PublicRow }

const label: Words = { en: 'Feedback', mr: 'अभिप्राय' }

async function reportOf(req: PayloadRequest): Promise<Released | undefined> {
  const id = String(req.routeParams?.id)
  if (!/^[1-9]\d{0,9}$/.test(id)) return undefined
  const { docs } = await req.payload.find({
    collection: 'feedback',
    where: { and: [{ id: { equals: Number(id) } }, { kind: { equals: 'report' } }] },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [message] = docs
  const row = message && (await rowOfMessage(req.payload, message.id))
  return row ? { req, message, row } : undefined
}

const isPhotograph = ({ type }: StoredResidentFile): boolean => /^image\/(?:jpeg|png)$/.test(type)

/** The photographs of a report: never another message's. */
export const photographsOf = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  message: StoredFeedback,
): Promise<StoredResidentFile[]> => (await filesOf(payload, message)).filter(isPhotograph)

/** The file of a report whose photograph residents see. */
export async function shownOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { photograph }: Pick<PublicRow, 'photograph'>,
  files: readonly StoredResidentFile[],
): Promise<number | undefined> {
  const id = idOf(photograph)
  if (id === undefined) return undefined
  const where = { id: { equals: id } }
  const { docs } = await payload.find({
    collection: 'media',
    where,
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return shownPhotograph(docs[0]?.filename ?? undefined, files)
}

/** A copy among the council's files. It was drawn anew when it came, so nothing of the sender's file is in it. */
async function publish({ req, message }: Released, file: number): Promise<number | undefined> {
  const found = (await photographsOf(req, message)).find(({ id }) => id === file)
  const stored = found && (await files.of(req.payload).store.find(found.stored))
  if (!found || !stored) return undefined
  const data = await buffer(await stored.read())
  const extension = found.type === 'image/png' ? 'png' : 'jpg'
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt: words.photograph },
    file: {
      name: copyName(message.id, file, extension),
      mimetype: found.type,
      data,
      size: data.length,
    },
    depth: 0,
    overrideAccess: true,
  })
  return id
}

/** False where the message has no such photograph. */
async function showPhotograph(released: Released, file: number | null): Promise<boolean> {
  const { payload } = released.req
  const before = idOf(released.row.photograph)
  const photograph = file === null ? null : await publish(released, file)
  if (photograph === undefined) return false
  await changeRow(payload, released.row.id, { photograph })
  if (before !== undefined) await removePhotograph(payload, before, {})
  return true
}

async function done(released: Released, body: ReleaseRequest): Promise<Words | undefined> {
  if (body.action === 'place') {
    await changeRow(released.req.payload, released.row.id, { place: body.place || null })
    return body.place ? words.placeShown : words.placeHidden
  }
  if (!(await showPhotograph(released, body.file))) return undefined
  return body.file === null ? words.photographHidden : words.photographShown
}

async function releaseOf(req: PayloadRequest, body: ReleaseRequest): Promise<Response> {
  const released = await reportOf(req)
  if (!released) return refused(404, work.gone, req)
  const changes = await done(released, body)
  if (!changes) return refused(400, work.wrong, req)
  await noteChange(req.payload)
  const { id, reference } = released.message
  await noteInJournal(req, {
    action: 'change',
    by: personOf(req),
    list: label,
    record: id,
    name: { en: reference, mr: reference },
    changes,
  })
  return Response.json({})
}

/** One after the other: of two presses at once, one found its name taken, or a copy stayed that no report names. */
const release: PayloadHandler = async (req) => {
  const asked = releaseRequest.safeParse(await req.json?.().catch(() => undefined))
  if (!asked.success) return refused(400, work.wrong, req)
  return exclusively(req.payload, 'released reports', () => releaseOf(req, asked.data))
}

/** `POST /reported-problem/<number of the message>`: what staff show of a report, or hide again. */
export const releaseEndpoint: Endpoint = {
  path: '/reported-problem/:id',
  method: 'post',
  handler: (req) =>
    req.user ? only(editors, work.onlyEditors, release)(req) : refused(401, work.onlyEditors, req),
}
