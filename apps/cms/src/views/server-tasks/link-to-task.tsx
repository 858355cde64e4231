import type { PayloadRequest } from 'payload'
import { say } from '../../platform/words/words.ts'
import { taskPath } from './task.ts'
import { words } from './words.ts'

/** From a page for staff to what the operator of the server reads. */
export const LinkToTask = ({ id, req }: { id: string; req: Pick<PayloadRequest, 'i18n' | 'payload'> }) => (
  <a href={`${req.payload.config.routes.admin}${taskPath(id)}`}>{say(words.link, req)}</a>
)
