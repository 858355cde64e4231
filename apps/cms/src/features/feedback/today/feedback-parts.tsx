import type { PayloadRequest } from 'payload'
import type { Words } from '../../../platform/words/words.ts'
import { dayOf, Part } from '../../../views/today/part.tsx'
import { type NewFeedback, newFeedback, overdueFeedback } from './waiting-feedback.ts'

const words = {
  feedback: { en: 'New feedback', mr: 'नवीन अभिप्राय' },
  overdue: { en: 'Overdue feedback', mr: 'मुदतीबाहेर अभिप्राय' },
} satisfies Record<string, Words>

type Props = { req: PayloadRequest }

function Messages({ of, req }: { of: NewFeedback[] } & Props) {
  return of.map(({ id, subject, receivedAt }) => (
    <li key={id}>
      <a href={`${req.payload.config.routes.admin}/collections/feedback/${id}`}>{subject}</a>
      <span>{dayOf(receivedAt, req)}</span>
    </li>
  ))
}

/** What residents wrote and nobody has read. */
export async function NewFeedbackPart({ req }: Props) {
  const { count, oldest } = await newFeedback(req)
  return (
    <Part id="today-feedback" title={words.feedback} count={count} req={req}>
      <Messages of={oldest} req={req} />
    </Part>
  )
}

/** What should have been answered by now; nothing while all is. */
export async function OverdueFeedbackPart({ req }: Props) {
  const { count, oldest } = await overdueFeedback(req, new Date())
  if (count === 0) return null
  return (
    <Part id="today-overdue" title={words.overdue} count={count} req={req}>
      <Messages of={oldest} req={req} />
    </Part>
  )
}
