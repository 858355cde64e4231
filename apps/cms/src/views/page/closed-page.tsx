import type { PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'

export const backToToday: Words = { en: 'Back to Today', mr: '‘आजचे काम’ येथे परत' }

/** What staff read on a page that is closed to their role: why, and a way on. */
export const ClosedPage = ({ reason, req }: { reason: Words; req: PayloadRequest }) => (
  <>
    <p>{say(reason, req)}</p>
    <p className="desk-back">
      <a href={req.payload.config.routes.admin}>{say(backToToday, req)}</a>
    </p>
  </>
)
