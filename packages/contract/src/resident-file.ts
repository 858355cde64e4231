import { z } from 'zod'
import { residentFileLimits } from './resident-file-limits.ts'

/** Whoever has it may send the file with one message: 130 bits as base32. */
const residentFileTokenSchema = z.string().regex(/^[a-z2-7]{26}$/)

export const residentFileSchema = z
  .strictObject({
    token: residentFileTokenSchema.describe('Given with the message that brings the file, within a day.'),
    name: z.string().min(1).max(residentFileLimits.name).describe('Its name, as staff see it.'),
    size: z.int().positive().describe('Its size in bytes, as it is kept.'),
  })
  .describe('A file of a resident that is kept for one message.')

export type ResidentFile = z.output<typeof residentFileSchema>

/** The files of a message, by their tokens. */
export const residentFilesSchema = z.array(residentFileTokenSchema).max(residentFileLimits.files)
