import { inOneLine, rawLength, withoutTurns } from '@nagardwar/contract'
import { z } from 'zod'
import { timeInIndia } from '../../platform/dates/time-in-india.ts'

const year = 366 * 24 * 60 * 60 * 1000

const text = z
  .string()
  .max(rawLength(500))
  .transform((value) => withoutTurns(inOneLine(value)).trim())
  .pipe(z.string().max(500))

const sentence = z
  .object({ en: text.default(''), mr: text.default('') })
  .refine(({ en, mr }) => en.length + mr.length >= 3)

const comingTime = z
  .string()
  .max(100)
  .transform(timeInIndia)
  .refine((time): time is Date => {
    const ahead = (time?.getTime() ?? 0) - Date.now()
    return ahead > 0 && ahead < year
  })

const pastDay = z.iso.date().refine((day) => new Date(day).getTime() <= Date.now())

export const answerSchema = z.object({ action: z.enum(['open', 'openAt', 'stay', 'close']) })
export const openAtSchema = z.object({ at: comingTime })
export const closeSchema = z.object({ sentence })
export const linkSchema = z.object({ days: z.int().min(1).max(30).default(7) })
export const certificateSchema = z
  .object({ number: text.pipe(z.string().max(100)), date: z.literal('').or(pastDay) })
  .refine(({ number, date }) => (number === '') === (date === ''))
