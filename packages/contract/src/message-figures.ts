import { z } from 'zod'

/** A month with fewer of a kind is left out: a small number could tell of a person. */
export const fewestMessages = 5

const kinds = ['message', 'report'] as const
const count = (meaning: string) => z.int().nonnegative().describe(meaning)
const days = (meaning: string) =>
  z.number().nonnegative().nullable().describe(`${meaning}; null where none is.`)

const figuresSchema = z
  .strictObject({
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .describe('The month in which they came, in India: `2026-11`.'),
    kind: z.enum(kinds).describe('Messages, or reports of a problem.'),
    received: z.int().min(fewestMessages).describe('How many came.'),
    done: count('How many of them are answered; of reports, done.'),
    within: count('How many of these by the day that was set.'),
    late: count('How many are late: done after that day, or open after it.'),
    medianDays: days('Days until half of those that are done were done'),
    ninetiethDays: days('Days until nine of ten of those that are done were done'),
  })
  .describe('The figures of a kind and a month.')

export const messageFiguresSchema = z
  .strictObject({
    at: z.iso.datetime().describe('When this was computed, as ISO 8601.'),
    rows: z
      .array(figuresSchema)
      .describe(
        'The last twelve months, the newest first; a month with fewer than five of a kind is left out.',
      ),
  })
  .describe('What residents sent and when it was answered, in numbers alone.')

export type MessageFigures = z.output<typeof messageFiguresSchema>
