import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import type { Asker } from '../../../content/access/role.ts'
import { say, type Words } from '../../../platform/words/words.ts'
import { mayAnswer, messageReaders } from '../access.ts'
import { makeProposal } from '../proposals/make.ts'
import { reportHandler } from '../report/report.ts'
import type { StoredFeedback } from '../status/find.ts'
import { addNote, answer, assign, mailAgain, markRead } from './actions.ts'
import { type InboxRequest, inboxRequest } from './request-bodies.ts'
import { words } from './words.ts'

const refused = (status: number, why: Words, req: PayloadRequest): Response =>
  Response.json({ message: say(why, req) }, { status })

/** Those who may read feedback (decision 0105). */
const only =
  (may: (asker: Asker) => boolean, handler: PayloadHandler): PayloadHandler =>
  (req) => {
    if (!req.user) return refused(401, words.onlyEditors, req)
    return may({ req }) ? handler(req) : refused(403, words.onlyEditors, req)
  }

async function feedbackOf(req: PayloadRequest): Promise<StoredFeedback | undefined> {
  const id = String(req.routeParams?.id)
  if (!/^[1-9]\d{0,9}$/.test(id)) return undefined
  const { docs } = await req.payload.find({
    collection: 'feedback',
    where: { id: { equals: Number(id) } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0]
}

/** False where the body names somebody or something that it may not. */
async function done(
  feedback: StoredFeedback,
  body: InboxRequest,
  req: PayloadRequest,
): Promise<boolean | 'changed'> {
  switch (body.action) {
    case 'read':
      await markRead({ feedback, body, req })
      return true
    case 'assign':
      return assign({ feedback, body, req })
    case 'note':
      await addNote({ feedback, body, req })
      return true
    case 'answer':
      await answer({ feedback, body, req })
      return true
    case 'propose':
      return makeProposal(feedback, req)
    case 'mailAgain':
      return mailAgain({ feedback, body, req })
  }
}

/** What a clerk does about a message of the department. That it was read, is noted of those who answer. */
const forClerks: InboxRequest['action'][] = ['assign', 'note']

const act: PayloadHandler = async (req) => {
  const asked = inboxRequest.safeParse(await req.json?.().catch(() => undefined))
  if (!asked.success) return refused(400, words.wrong, req)
  const feedback = await feedbackOf(req)
  if (!feedback) return refused(404, words.gone, req)
  if (!forClerks.includes(asked.data.action) && !mayAnswer({ req }, feedback))
    return refused(403, words.onlyEditorsAnswer, req)
  if (asked.data.action === 'answer' && (feedback.putAside || feedback.status === 'closed'))
    return refused(409, words.isClosed, req)
  const isDone = await done(feedback, asked.data, req)
  if (isDone === 'changed') return refused(409, words.changed, req)
  return isDone ? Response.json({}) : refused(400, words.wrong, req)
}

/** What staff do about feedback besides changing its fields, and the numbers for the chief officer. */
export const feedbackEndpoints: Endpoint[] = [
  { path: '/feedback-work/:id', method: 'post', handler: only(messageReaders, act) },
  { path: '/feedback-report', method: 'get', handler: only(editors, reportHandler) },
]
