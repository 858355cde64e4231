import { inOneLine, withoutTurns } from '@nagardwar/contract'
import { type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { requiredLanguages } from '../../content/fields/required-languages.ts'
import { exclusively } from '../../platform/database/exclusively.ts'
import { refused } from '../../views/page/endpoint.ts'
import { documentById } from './documents.ts'
import { words } from './words.ts'
import { yearInWords } from './year.ts'

const text = z
  .string()
  .max(2000)
  .transform((value) => withoutTurns(inOneLine(value)).trim())
const id = z.int().positive()
const saveRequest = z.strictObject({
  heading: id,
  year: z.strictObject({ en: text, mr: text }).refine(({ en }) => yearInWords(en) !== undefined),
  title: z.strictObject({ en: text, mr: text }).refine(({ en, mr }) => en !== '' || mr !== ''),
  pdf: z.strictObject({ en: id.optional(), mr: id.optional() }).refine(({ en, mr }) => en ?? mr),
})
type SaveRequest = z.output<typeof saveRequest>

/** The record needs a document in this language: where there is none, the other stands there too. */
const pdfOf = ({ pdf: { en, mr } }: SaveRequest, needed: 'en' | 'mr') => {
  const [english, marathi] = needed === 'mr' ? [en, mr ?? en] : [en ?? mr, mr]
  return {
    ...(english === undefined ? {} : { en: english }),
    ...(marathi === undefined ? {} : { mr: marathi }),
  } as { en: number; mr?: number }
}

/** The record that an earlier attempt stored, whose answer was lost on the way. */
async function storedBefore(
  heading: number,
  needed: 'en' | 'mr',
  pdf: { en?: number; mr?: number },
  req: PayloadRequest,
): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'year-documents',
    where: { and: [{ heading: { equals: heading } }, { [`pdf.${needed}`]: { equals: pdf[needed] } }] },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0]?.id
}

async function isThere(body: SaveRequest, req: PayloadRequest): Promise<boolean> {
  const files = Object.values(body.pdf).filter((each) => each !== undefined)
  const found = await Promise.all(files.map((each) => documentById(each, req)))
  return found.every(Boolean)
}

const headingOf = ({ heading }: SaveRequest, req: PayloadRequest) =>
  req.payload.findByID({
    collection: 'headings',
    id: heading,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    req,
  })

async function store(body: SaveRequest, req: PayloadRequest): Promise<Response> {
  const needed = (await requiredLanguages(req)) === 'mr' ? 'mr' : 'en'
  const pdf = pdfOf(body, needed)
  const before = await storedBefore(body.heading, needed, pdf, req)
  if (before !== undefined) return Response.json({ id: before })
  const year = yearInWords(body.year.en) ?? body.year
  try {
    const { id: stored } = await req.payload.create({
      collection: 'year-documents',
      data: { heading: body.heading, year, title: body.title, pdf, _status: 'draft' },
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return Response.json({ id: stored }, { status: 201 })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Response.json(
      { message: error.data.errors.map(({ message }) => message).join(' ') },
      { status: 400 },
    )
  }
}

/** `POST /cms-api/many-documents/save`: one record as a draft. Asked again, it names the record that is there. */
export async function save(req: PayloadRequest): Promise<Response> {
  const asked = saveRequest.safeParse(await req.json?.().catch(() => undefined))
  if (!asked.success) return refused(400, words.wrong, req)
  if (!(await headingOf(asked.data, req))) return refused(400, words.goneHeading, req)
  if (!(await isThere(asked.data, req))) return refused(400, words.noDocument, req)
  return exclusively(req.payload, 'many-documents', () => store(asked.data, req))
}
