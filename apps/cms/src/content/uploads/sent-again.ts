import path from 'node:path'
import type { Payload, PayloadHandler, PayloadRequest } from 'payload'
import type { Media } from '../../payload-types.ts'
import { say, type Words } from '../../platform/words/words.ts'

type Alt = { en?: unknown; mr?: unknown }

const message: Words = {
  en: 'This file is stored already, with the same words. It was not stored again.',
  mr: 'ही फाइल याच वर्णनासह आधीच साठवलेली आहे. ती पुन्हा साठवली नाही.',
}

/** Ends an upload whose file and words are stored already. */
class StoredAlready extends Error {
  readonly media: number
  constructor(media: number) {
    super('The file is stored already')
    this.media = media
  }
}

const wordsIn = (alt: unknown): string =>
  JSON.stringify(
    ['en', 'mr'].map((half) => String((alt as Alt | undefined)?.[half as keyof Alt] ?? '').trim()),
  )

/** Payload adds a number to a name that is taken. */
const isNamed = (name: string, filename: string): boolean => {
  const { name: stem, ext } = path.parse(name)
  const own = path.parse(filename)
  return own.ext === ext && (own.name === stem || /^-[0-9]{1,4}$/.test(own.name.slice(stem.length)))
}

const answered = new WeakSet<PayloadRequest>()

/**
 * Ends an upload by staff of a file that is stored already under the same name, which its bytes mark, with the same
 * words: the answer to the first may have been lost on the way.
 */
export async function notTwice(req: PayloadRequest, name: string, data: unknown): Promise<void> {
  if (!answered.has(req)) return
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { like: path.parse(name).name } },
    depth: 0,
    limit: 100,
    pagination: false,
  })
  const words = wordsIn((data as { alt?: unknown } | undefined)?.alt)
  const known = docs.find(
    ({ filename, alt }: Media) => filename && isNamed(name, filename) && wordsIn(alt) === words,
  )
  if (known) throw new StoredAlready(known.id)
}

const underway = new WeakMap<Payload, Map<string, Promise<unknown>>>()

/** A second try of one account has the length of the first, and waits for what becomes of it. */
async function afterTheSame<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const all = underway.get(req.payload) ?? new Map<string, Promise<unknown>>()
  underway.set(req.payload, all)
  const key = `${req.user?.id} ${req.headers.get('content-length')}`
  const turn = (all.get(key) ?? Promise.resolve()).then(work, work)
  all.set(key, turn)
  try {
    return await turn
  } finally {
    if (all.get(key) === turn) all.delete(key)
  }
}

/** The call that stores a file: a second try is answered with what the first has stored. */
export const storedOnce =
  (handler: PayloadHandler): PayloadHandler =>
  (req) =>
    afterTheSame(req, async () => {
      answered.add(req)
      try {
        return await handler(req)
      } catch (error) {
        if (!(error instanceof StoredAlready)) throw error
        const doc = await req.payload.findByID({ collection: 'media', id: error.media, depth: 0 })
        return Response.json({ doc, message: say(message, req) })
      }
    })
