import type { AdminViewServerProps, ServerProps } from 'payload'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import type { Words } from '../../../platform/words/words.ts'
import { ForgottenForm } from './forgotten-form.tsx'

const heading: Words = { en: 'Forgotten password', mr: 'पासवर्ड विसरलात' }

/** Without a mail server no link comes by mail (docs/decisions/0072). */
const whoSetsAPassword: Words = {
  en: 'If you have forgotten your password, ask an administrator of this desk: they set a new one under Accounts. No email is sent.',
  mr: 'पासवर्ड विसरल्यास या कर्मचारी कक्षाच्या प्रशासकांना सांगा: ते ‘खाती’ येथे नवीन पासवर्ड ठेवतात. ई-मेल पाठवला जात नाही.',
}

const backToLogin: Words = { en: 'Back to the login', mr: 'प्रवेशाकडे परत' }

const wordsOf = (words: Words, language: string): string => (language === 'mr' ? words.mr : words.en)

/** Stands under the login form. */
export const PasswordHelp = ({ i18n, payload }: Pick<ServerProps, 'i18n' | 'payload'>) => (
  <p className="desk-help">
    {canSendMail(payload) ? (
      <a href={`${payload.config.routes.admin}${payload.config.admin.routes.forgot}`}>
        {wordsOf(heading, i18n.language)}
      </a>
    ) : (
      wordsOf(whoSetsAPassword, i18n.language)
    )}
  </p>
)

/** Replaces Payload's form, which says that a mail was sent. */
export function ForgottenPassword({ initPageResult }: Pick<AdminViewServerProps, 'initPageResult'>) {
  const { i18n, payload } = initPageResult.req
  const { routes, admin } = payload.config
  return (
    <div className="desk-forgotten">
      <h1>{wordsOf(heading, i18n.language)}</h1>
      {canSendMail(payload) ? <ForgottenForm /> : <p>{wordsOf(whoSetsAPassword, i18n.language)}</p>}
      <p>
        <a href={`${routes.admin}${admin.routes.login}`}>{wordsOf(backToLogin, i18n.language)}</a>
      </p>
    </div>
  )
}
