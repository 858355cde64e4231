import type { NoticeAnswer, NoticeReply } from '@nagardwar/contract'
import type { StoredNotice } from './open-notice.ts'

type Language = 'en' | 'mr'
type Question = NonNullable<StoredNotice['questions']>[number]
type Bilingual = { en?: string | null; mr?: string | null } | null | undefined

export const inLanguage = (text: Bilingual, language: Language): string =>
  (language === 'mr' ? text?.mr || text?.en : text?.en || text?.mr) ?? ''

export const choicesOf = ({ choices }: Question, language: Language): string[] =>
  inLanguage(choices, language)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const questionOf = ({ question }: Question, language: Language): string => inLanguage(question, language)

function replyInWords(reply: NoticeReply, question: Question, language: Language): string {
  const choices = choicesOf(question, language)
  return (
    reply.words ?? (reply.choices ?? []).map((number) => choices[number - 1] ?? String(number)).join('; ')
  )
}

/** The whole answer as the text of a message: each question with what was said to it, and the text. */
export function answerInWords(
  { replies, text }: Pick<NoticeAnswer, 'replies' | 'text'>,
  { questions }: Pick<StoredNotice, 'questions'>,
  language: Language,
): string {
  const said = replies.flatMap((reply) => {
    const question = questions?.[reply.question - 1]
    return question ? [`${questionOf(question, language)}\n→ ${replyInWords(reply, question, language)}`] : []
  })
  return [...said, text].filter(Boolean).join('\n\n')
}

export const titleOf = ({ title }: Pick<StoredNotice, 'title'>, language: Language): string =>
  inLanguage(title, language)
