import { createHash } from 'node:crypto'
import type { Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { queueAnswers } from '../../../platform/database/feedback-mails.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import { only, refused } from '../../../views/page/endpoint.ts'
import { giveAnswer } from '../desk/actions.ts'
import { filledIn } from '../desk/templates.ts'
import { words } from '../desk/words.ts'
import { toNotice } from '../notice-answers/of-notice.ts'
import { isOpen, notAside } from '../open-messages.ts'
import type { StoredFeedback } from '../status/find.ts'
import {
  type AnswerToMany,
  answerToMany,
  type Count,
  type CountToMany,
  countToMany,
  type Given,
} from './request-body.ts'

/** So that a request ends before a proxy gives it up. */
const mostAtOnce = 50

/** A mail to an address that a program wrote down goes to a stranger: such a message is answered where it is chosen. */
const notAutomated: Where = { doubt: { exists: false } }

/** In the language of the message, where the answer has it. */
function inLanguageOf({ language }: StoredFeedback, { en, mr }: AnswerToMany) {
  if (mr === undefined || (language === 'en' && en !== undefined))
    return { language: 'en', text: en ?? '' } as const
  return { language: 'mr', text: mr } as const
}

/**
 * The same texts to the same message are one answer, whoever sends them: also after a desk was killed in between. What
 * its sender added since the last answer makes it another one.
 */
const onceFor = ({ id, answeredAt }: StoredFeedback, { en = '', mr = '' }: AnswerToMany): string =>
  createHash('sha256')
    .update(JSON.stringify([id, answeredAt ?? '', en, mr]))
    .digest('hex')

/** The open messages to a notice that are chosen, or all of them. */
const messagesTo = (notice: number, { chosen }: Pick<AnswerToMany, 'chosen'>): Where => ({
  and: [toNotice(notice), isOpen, notAside, chosen ? { id: { in: chosen } } : notAutomated],
})

async function count(req: PayloadRequest, notice: number, asked: CountToMany): Promise<Count> {
  const countOf = async (...where: Where[]): Promise<number> => {
    const and = [messagesTo(notice, asked), ...where]
    const found = { collection: 'feedback', where: { and }, overrideAccess: false, req } as const
    return (await req.payload.count(found)).totalDocs
  }
  const many = await countOf()
  return { many, byMail: canSendMail(req.payload) ? await countOf({ email: { not_equals: '' } }) : 0 }
}

async function give(req: PayloadRequest, notice: number, texts: AnswerToMany): Promise<Given> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'feedback',
    where: messagesTo(notice, texts),
    sort: 'id',
    limit: mostAtOnce,
    depth: 0,
    overrideAccess: false,
    req,
  })
  let given = 0
  for (const feedback of docs) {
    const { language, text } = inLanguageOf(feedback, texts)
    const once = onceFor(feedback, texts)
    const body = { action: 'answer', text: filledIn(text, feedback), language, once } as const
    if (await giveAnswer({ feedback, body, req })) given += 1
  }
  await queueAnswers(req.payload)
  return { given, left: totalDocs - docs.length }
}

const answerMany: PayloadHandler = async (req) => {
  const notice = String(req.routeParams?.id)
  const body: unknown = await req.json?.().catch(() => undefined)
  const counted = countToMany.safeParse(body)
  const asked = answerToMany.safeParse(body)
  if (!/^[1-9]\d{0,9}$/.test(notice)) return refused(400, words.wrong, req)
  if (counted.success) return Response.json(await count(req, Number(notice), counted.data))
  if (asked.success) return Response.json(await give(req, Number(notice), asked.data))
  return refused(400, words.wrong, req)
}

/** `POST /notice-reply/<number of a notice>`: one answer to many of the messages that came to it, or how many get it. */
export const noticeReply: Endpoint = {
  path: '/notice-reply/:id',
  method: 'post',
  handler: (req) =>
    req.user ? only(editors, words.onlyEditors, answerMany)(req) : refused(401, words.onlyEditors, req),
}
