import type { PayloadRequest, ServerProps, UIFieldServerProps } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { noticesWithMessages } from '../../../platform/database/notice-answers.ts'
import type { Words } from '../../../platform/words/words.ts'
import { inboxOf } from './inbox-of.ts'
import { registerWords } from './words.ts'

const forms = [
  ['html', registerWords.print],
  ['xlsx', registerWords.excel],
  ['csv', registerWords.csv],
] as const

type Props = { req: PayloadRequest; notice: number }

const languageOf = (req: PayloadRequest): 'en' | 'mr' => (req.i18n.language === 'mr' ? 'mr' : 'en')

/** To the register of all answers to a notice, to print or as a table. */
export function Register({ req, notice, title }: Props & { title: Words }) {
  const language = languageOf(req)
  return (
    <p>
      {title[language]}:{' '}
      {forms.map(([as, label]) => (
        <span key={as}>
          <a
            href={`${req.payload.config.routes.api}/notice-register/${notice}?as=${as}&language=${language}`}
          >
            {label[language]}
          </a>{' '}
        </span>
      ))}
    </p>
  )
}

function ToInbox({ req, notice }: Props) {
  return (
    <p>
      <a href={inboxOf(notice, req)}>{registerWords.inInbox[languageOf(req)]}</a>
    </p>
  )
}

/** From an answer to all answers to its notice. */
export function RegisterLinks({ req, data }: UIFieldServerProps) {
  const notice: unknown = data?.publicNotice?.id ?? data?.publicNotice
  if (!req || !editors({ req }) || typeof notice !== 'number') return null
  return (
    <>
      <Register
        req={req}
        notice={notice}
        // A reply to a survey has no stance.
        title={data?.stance ? registerWords.title : registerWords.ofSurvey}
      />
      <ToInbox req={req} notice={notice} />
    </>
  )
}

type OfRecord = Pick<ServerProps, 'i18n' | 'payload' | 'user'> & { id?: number | string }

/** From a notice to what residents have sent to it. */
export async function AnswersOfNotice({ id, i18n, payload, user }: OfRecord) {
  const req = { i18n, payload, user } as unknown as PayloadRequest
  if (id === undefined || !editors({ req })) return null
  const notices = await noticesWithMessages(payload)
  return notices.includes(Number(id)) ? <ToInbox req={req} notice={Number(id)} /> : null
}
