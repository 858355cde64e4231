import { rawLength } from '@nagardwar/contract'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { editors } from '../../content/access/editors.ts'
import { only, refused } from '../../views/page/endpoint.ts'
import { words } from './words.ts'

const term = z
  .string()
  .max(rawLength(60))
  .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .pipe(z.string().min(1).max(60))
const askedSchema = z.strictObject({ words: term, means: term })

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** `POST /cms-api/asked-synonym`: words that were searched for mean the same as others. */
async function addSynonym(req: PayloadRequest): Promise<Response> {
  const asked = askedSchema.safeParse(await req.json?.().catch(() => undefined))
  if (!asked.success || same(asked.data.words, asked.data.means)) return refused(400, words.wrong, req)
  const { payload } = req
  const [own, means] = [asked.data.words, asked.data.means]
  const { docs } = await payload.find({ collection: 'synonyms', pagination: false, limit: 0, depth: 0, req })
  // A group that has the other word already takes this one in: the search knows one group for a word.
  const group = docs.find((each) => each.words?.some((word) => same(word, means)))
  if (!group)
    await payload.create({
      collection: 'synonyms',
      data: { words: [own, means] },
      depth: 0,
      overrideAccess: false,
      req,
    })
  else if (!group.words?.some((word) => same(word, own)))
    await payload.update({
      collection: 'synonyms',
      id: group.id,
      data: { words: [...(group.words ?? []), own] },
      depth: 0,
      overrideAccess: false,
      req,
    })
  return Response.json({ message: words.added })
}

export const searchAnalyticsEndpoints: Endpoint[] = [
  { path: '/asked-synonym', method: 'post', handler: only(editors, words.onlyEditors, addSynonym) },
]
