import { z } from 'zod'
import { linkFrom } from '../contact-address.ts'
import { textFrom } from '../scalar.ts'
import { bodyLimits } from './body.ts'

/** As `linkFrom` reads it: a page of the site, a web address, an e-mail address or a telephone number. */
const isLink = (link: string): boolean => link !== '' && linkFrom(link) === link

/** Without control characters and such as turn the direction of text. Spaces at its ends are between words. */
const isClean = (text: string): boolean => textFrom(`|${text}|`) === `|${text}|`

const run = z.strictObject({
  text: z.string().min(1).max(20_000).refine(isClean).describe('The words; a line break is a new line.'),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: z
    .string()
    .max(2000)
    .refine(isLink)
    .optional()
    .describe('A path with a leading slash, a web address, `mailto:` or `tel:`.'),
})
const runs = z.array(run).max(bodyLimits.runs)

const listOf = <I extends z.ZodType>(item: I) => ({
  ordered: z.boolean(),
  items: z.array(item).min(1).max(bodyLimits.items),
})
const innermost = z.strictObject(listOf(z.strictObject({ runs })))
const inner = z.strictObject(listOf(z.strictObject({ runs, list: innermost.optional() })))
const list = listOf(z.strictObject({ runs, list: inner.optional() }))

const span = z.int().min(2).max(bodyLimits.span).optional()
const cell = z.strictObject({
  runs,
  header: z
    .enum(['column', 'row'])
    .optional()
    .describe('A header of the cells below it (`column`), or beside it (`row`).'),
  columns: span.describe('Over how many columns it stands, if more than one.'),
  rows: span.describe('Over how many rows it stands, if more than one.'),
})

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), runs }),
  z.strictObject({
    kind: z.literal('heading'),
    level: z
      .union([z.literal(2), z.literal(3), z.literal(4)])
      .describe('2 for the highest. A page puts them below its own headings.'),
    runs,
  }),
  z.strictObject({ kind: z.literal('list'), ...list }),
  z.strictObject({
    kind: z.literal('table'),
    rows: z.array(z.array(cell).min(1).max(bodyLimits.cells)).min(1).max(bodyLimits.rows),
  }),
])

export const bodySchema = z
  .array(block)
  .max(bodyLimits.blocks)
  .refine((body) => JSON.stringify(body).length <= bodyLimits.characters)
