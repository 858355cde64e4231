import { contactReplySchema, type FeedbackStatus, feedbackStatusSchema } from '@nagardwar/contract'
import { type Ask, apiOf, post } from '../api/api.ts'
import type { Desk, Role } from '../desk/desk.ts'

export const written = {
  name: 'शुभांगी तळेकर',
  mobile: '0251-555-0177',
  subject: 'पथदिवा बंद आहे',
  email: 'resident@sahyanagar.example',
  feedback: 'बाजार गल्लीतील पथदिवा बंद आहे.',
}

/** What a resident and the staff do with a feedback, each through their own door. */
export async function lifeOf(desk: Desk) {
  const ask: Ask = await apiOf(desk.payload)
  const found = async (reference: string) => {
    const { docs } = await desk.payload.find({
      collection: 'feedback',
      where: { reference: { equals: reference } },
      depth: 0,
    })
    const [feedback] = docs
    if (!feedback) throw new Error(`There is no feedback ${reference}`)
    return feedback
  }
  return {
    ask,
    found,
    async send(over: Partial<typeof written> = {}, key?: string) {
      const response = await ask(
        '/contact-us',
        post({ ...written, ...over }, key ? { 'idempotency-key': key } : {}),
      )
      const { contactId, secret = '' } = contactReplySchema.parse(await response.json())
      return { reference: contactId, secret, id: (await found(contactId)).id }
    },
    open: (secret: string) => ask('/feedback-status', post({ secret })),
    async status(secret: string): Promise<FeedbackStatus> {
      return feedbackStatusSchema.parse(await (await ask('/feedback-status', post({ secret }))).json())
    },
    add: (secret: string, text: unknown) => ask('/feedback-addition', post({ secret, text })),
    work: (id: number, body: object, as: Role | 'stranger' = 'editor') =>
      desk.ask('POST', `/feedback-work/${id}`, { as: as === 'stranger' ? undefined : as, body: body }),
  }
}

export type Life = Awaited<ReturnType<typeof lifeOf>>
