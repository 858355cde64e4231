import { cleanFeedbackText, reportLimits } from '@nagardwar/contract'
import { z } from 'zod'

/** An empty place and no photograph hide what was shown. */
export const releaseRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('place'),
    place: z
      .string()
      .max(2 * reportLimits.place)
      .transform((text) => cleanFeedbackText('subject', text))
      .pipe(z.string().max(reportLimits.place)),
  }),
  z.object({ action: z.literal('photograph'), file: z.int().positive().nullable() }),
])
export type ReleaseRequest = z.output<typeof releaseRequest>
