import { inOneLine, rawLength, withoutTurns } from '@nagardwar/contract'
import { z } from 'zod'
import { mostRecords, mostRequests } from '../../content/approval/most-records.ts'
import { timeInIndia } from '../../platform/dates/time-in-india.ts'

const year = 366 * 24 * 60 * 60 * 1000

const text = z
  .string()
  .max(rawLength(500))
  .transform((value) => withoutTurns(inOneLine(value)).trim())
  .pipe(z.string().max(500))
const number = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
const record = z.object({ list: z.string().max(100), record: number })
const part = record.extend({ version: number })

/** An empty field of a form is no time. */
const time = z
  .string()
  .max(100)
  .optional()
  .transform((value) => (value ? (timeInIndia(value) ?? null) : undefined))
  .refine((value): value is Date | undefined => {
    if (value === undefined) return true
    const ahead = (value?.getTime() ?? 0) - Date.now()
    return ahead > 0 && ahead < year
  })

const unique = (records: { list: string; record: number }[]): boolean =>
  new Set(records.map(({ list, record: id }) => `${list} ${id}`)).size === records.length

const isInOrder = ({
  publishAt,
  withdrawAt,
}: {
  publishAt?: Date | undefined
  withdrawAt?: Date | undefined
}) => !withdrawAt || !publishAt || withdrawAt > publishAt

/** Without what stands above the records and is a draft itself. */
const alone = z.boolean().default(false)

/** Since when the page shows a record, as far as it says so. */
const opened = record.extend({ openedAt: z.iso.datetime().optional() })
const records = z.array(opened).min(1).max(mostRecords).refine(unique)

export const sendSchema = z.object({ records, remark: text.default(''), alone })
export const returnSchema = z.object({ reason: text.default('') })
const seen = z.array(part).min(1).max(mostRecords)
export const approveSchema = z.object({ seen, reason: text.default('') })
/** Requests that were shown, each in the versions that were shown. */
export const togetherSchema = z.object({
  requests: z
    .array(z.object({ id: number, seen }))
    .min(1)
    .max(mostRequests)
    .refine((requests) => new Set(requests.map(({ id }) => id)).size === requests.length),
})
export const nowSchema = z.object({ records, reason: text.default(''), alone })
/** The numbers of a form, among which are those of records; others, such as an amount, name none. */
export const aboveSchema = z.object({
  list: z.string().max(100),
  values: z.record(z.string().max(100), z.number()).refine((values) => Object.keys(values).length <= 100),
})
export const timesSchema = z.object({ publishAt: time, withdrawAt: time }).refine(isInOrder)
