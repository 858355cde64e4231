import { z } from 'zod'

/** What one process of the desk can send in a minute (keep-sending.ts). */
const most = 10_000

export const mailVariables = {
  MAILS_PER_MINUTE: z.coerce
    .number('MAILS_PER_MINUTE must be a number')
    .int()
    .min(1, 'MAILS_PER_MINUTE must be at least 1')
    .max(most, `MAILS_PER_MINUTE must be at most ${most}`)
    .default(1000),
}
