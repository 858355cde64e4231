import { rawLength } from '@nagardwar/contract'
import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { editors } from '../../content/access/editors.ts'
import { only, refused } from '../../views/page/endpoint.ts'
import { words } from './words.ts'

const text = z.string().max(rawLength(500)).trim().max(500)
const askedSchema = z.strictObject({
  texts: z.array(z.strictObject({ id: z.int().positive(), en: text, mr: text })).max(100),
})
type Text = z.output<typeof askedSchema>['texts'][number]

/** Stores the words for one picture; else says what the picture’s own form would say. */
async function describe({ id, en, mr }: Text, req: PayloadRequest): Promise<string | undefined> {
  const { payload } = req
  const media = await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  if (!media) return `${id}: ${req.t('error:notFound')}`
  try {
    const data = { alt: { ...media.alt, en, mr } }
    await payload.update({ collection: 'media', id, data, depth: 0, overrideAccess: false, req })
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return `${media.filename}: ${error.data.errors.map(({ message }) => message).join(' ')}`
  }
}

/** `POST /cms-api/picture-texts`: words for many pictures. What is right is stored; what is not is said. */
async function describeAll(req: PayloadRequest): Promise<Response> {
  const asked = askedSchema.safeParse(await req.json?.().catch(() => undefined))
  if (!asked.success) return refused(400, words.wrong, req)
  const wrong: string[] = []
  for (const each of asked.data.texts) {
    const complaint = await describe(each, req)
    if (complaint) wrong.push(complaint)
  }
  return wrong.length > 0 ? Response.json({ message: wrong.join(' · ') }, { status: 400 }) : Response.json({})
}

export const findingEndpoints: Endpoint[] = [
  { path: '/picture-texts', method: 'post', handler: only(editors, words.onlyEditors, describeAll) },
]
