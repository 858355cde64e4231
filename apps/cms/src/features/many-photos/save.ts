import { inOneLine, rawLength, withoutTurns } from '@nagardwar/contract'
import { type PayloadRequest, ValidationError, type Where } from 'payload'
import { z } from 'zod'
import { editors } from '../../content/access/editors.ts'
import { usesOf } from '../../content/uses/uses-of.ts'
import type { Media, Photo } from '../../payload-types.ts'
import { exclusively } from '../../platform/database/exclusively.ts'
import type { Words } from '../../platform/words/words.ts'
import { refused } from '../../views/page/endpoint.ts'
import { mostPhotos } from './album.ts'
import { words } from './words.ts'

const text = z
  .string()
  .max(rawLength(500))
  .transform((value) => withoutTurns(inOneLine(value)).trim())
  .pipe(z.string().max(500))
const both = z.strictObject({ en: text, mr: text })
const written = both.refine(({ en, mr }) => en !== '' || mr !== '')
const photo = z.strictObject({
  media: z
    .int()
    .positive()
    .max(2 ** 31 - 1),
  alt: written,
})
const saveRequest = z.strictObject({
  event: written,
  date: z.iso.date(),
  place: both,
  photos: z
    .array(photo)
    .min(1)
    .max(mostPhotos)
    .refine((photos) => new Set(photos.map(({ media }) => media)).size === photos.length),
})
type SaveRequest = z.output<typeof saveRequest>

/** Everything that one question finds, and no more than an album has. */
const all = { depth: 0, limit: 1000, pagination: false, overrideAccess: false } as const

async function picturesOf({ photos }: SaveRequest, req: PayloadRequest): Promise<Map<number, Media>> {
  const where: Where = { id: { in: photos.map(({ media }) => media) } }
  const { docs } = await req.payload.find({ collection: 'media', where, ...all, req })
  return new Map(docs.filter(({ mimeType }) => mimeType?.startsWith('image/')).map((doc) => [doc.id, doc]))
}

/** The photographs that an earlier attempt stored, whose answer was lost on the way; the first of each picture. */
async function storedBefore({ photos }: SaveRequest, req: PayloadRequest): Promise<Map<number, Photo>> {
  const where: Where = { image: { in: photos.map(({ media }) => media) } }
  const { docs } = await req.payload.find({ collection: 'photos', where, draft: true, ...all, req })
  return new Map(docs.reverse().map((doc) => [doc.image as number, doc]))
}

const isSame = ({ alt }: Media, { en, mr }: { en: string; mr: string }): boolean =>
  (alt?.en ?? '') === en && (alt?.mr ?? '') === mr

/** A clerk's picture is hers while nothing but a draft of this album shows it. */
async function isOwn(picture: Media, before: Photo | undefined, req: PayloadRequest): Promise<boolean> {
  if (picture.saved?.account !== Number(req.user?.id)) return false
  const uses = await usesOf('media', [picture.id], req)
  return uses.every(({ path }) => before && path === `/collections/photos/${before.id}`)
}

type Known = { pictures: Map<number, Media>; before: Map<number, Photo> }

async function complaintOf(
  body: SaveRequest,
  { pictures, before }: Known,
  req: PayloadRequest,
): Promise<Words | undefined> {
  if (pictures.size < body.photos.length) return words.noPicture
  for (const { media, alt } of body.photos) {
    const [picture, stored] = [pictures.get(media), before.get(media)]
    if (!picture) return words.noPicture
    if (stored?._status === 'published') return words.isPublished
    if (!editors({ req }) && !isSame(picture, alt) && !(await isOwn(picture, stored, req)))
      return words.notYours
  }
  return undefined
}

async function store(body: SaveRequest, { pictures, before }: Known, req: PayloadRequest): Promise<number[]> {
  const { payload } = req
  const { event, place } = body
  const ids: number[] = []
  // The gallery shows the last one first: so the first of the album comes last.
  for (const { media, alt } of [...body.photos].reverse()) {
    const picture = pictures.get(media)
    if (picture && !isSame(picture, alt)) {
      const data = { alt: { ...picture.alt, ...alt } }
      // That she may was looked at above: a clerk changes no other picture.
      await payload.update({ collection: 'media', id: media, data, depth: 0, overrideAccess: true, req })
    }
    const data = { image: media, name: alt, event, place, date: `${body.date}T12:00:00.000Z` }
    const more = { draft: true, depth: 0, overrideAccess: false, req } as const
    const stored = before.get(media)
    const { id } = stored
      ? await payload.update({
          collection: 'photos',
          id: stored.id,
          data: { ...data, _status: 'draft' },
          ...more,
        })
      : await payload.create({ collection: 'photos', data: { ...data, _status: 'draft' }, ...more })
    ids.push(id)
  }
  return ids
}

async function saveAlbum(body: SaveRequest, req: PayloadRequest): Promise<Response> {
  const known = { pictures: await picturesOf(body, req), before: await storedBefore(body, req) }
  const complaint = await complaintOf(body, known, req)
  if (complaint) return refused(400, complaint, req)
  try {
    const ids = await store(body, known, req)
    return Response.json({ ids }, { status: known.before.size === ids.length ? 200 : 201 })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const message = error.data.errors.map((each) => each.message).join(' ')
    return Response.json({ message }, { status: 400 })
  }
}

/** `POST /cms-api/many-photos/save`: an album as drafts. Asked again, it changes the drafts that are there. */
export async function save(req: PayloadRequest): Promise<Response> {
  const asked = saveRequest.safeParse(await req.json?.().catch(() => undefined))
  if (!asked.success) return refused(400, words.wrong, req)
  return exclusively(req.payload, 'many-photos', () => saveAlbum(asked.data, req))
}
