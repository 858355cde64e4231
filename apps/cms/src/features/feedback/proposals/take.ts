import { validateProposal } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { feedbackLimits } from '../../../content/globals/feedback-limits.ts'
import { refuseUnlessOpen } from '../notice-answers/open-notice.ts'
import { isStoredAlready, takeMessage } from '../taking/take-message.ts'
import { noticeAskingAt } from './notice.ts'

/**
 * `POST /proposal`: takes what a resident proposes for the budget, while the notice that asks for it is open. One that is
 * stored already is answered alike, also after the last moment: its first answer may have been lost on the way.
 */
export async function takeProposal(payload: Payload, request: Request): Promise<Response> {
  const now = new Date()
  const body = (await readBody(request)) as { link?: unknown; language?: unknown } | null
  const notice = await noticeAskingAt(payload, body?.link, now)
  if (!(await isStoredAlready(payload, request))) refuseUnlessOpen(notice, now)
  const { contact } = await feedbackLimits(payload)
  const wards = (notice.wards ?? '').split(' ').filter(Boolean)
  const checked = validateProposal(body, { wards, contact })
  if (!checked.ok) throw new Refusal(400, 'checkFields', { errors: checked.errors })
  const { ward, title, place, text, name, mobile, email } = checked.value
  const { language } = body ?? {}
  return takeMessage(payload, request, body, {
    kind: 'proposal',
    written: {
      name,
      mobile,
      email,
      subject: title,
      feedback: text,
      proposalNotice: notice.id,
      proposalWard: ward,
      proposalPlace: place,
    },
    ...(language === 'en' || language === 'mr' ? { added: { language } } : {}),
  })
}
