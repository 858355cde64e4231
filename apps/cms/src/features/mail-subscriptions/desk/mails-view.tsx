import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload'
import { NavigationLink } from '../../../content/access/admin-page.tsx'
import { editors } from '../../../content/access/editors.ts'
import { mailNumbers } from '../../../platform/database/mail-numbers.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import { languageOf } from '../../../platform/words/words.ts'
import { ClosedPage } from '../../../views/page/closed-page.tsx'
import { DeskPage } from '../../../views/page/desk-page.tsx'
import { Numbers } from './numbers.tsx'
import { words } from './words.ts'

const path = '/mails'

/** In the navigation, for editors and administrators, where the council has a mail server. */
export function MailsLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  const { payload, user } = asker
  const isShown = payload && canSendMail(payload) && editors({ req: { user: user ?? null } })
  return isShown ? <NavigationLink asker={asker} path={path} title={words.title} /> : null
}

/** How many subscribe to what, what waits and what was refused. */
export async function MailsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = languageOf(req)
  return (
    <DeskPage view={view}>
      <main className="desk-parts">
        <h1>{words.title[language]}</h1>
        {editors({ req }) ? <Mails req={req} /> : <ClosedPage reason={words.onlyEditors} req={req} />}
      </main>
    </DeskPage>
  )
}

async function Mails({ req }: { req: PayloadRequest }) {
  const language = languageOf(req)
  return (
    <>
      <p>
        {words.intro[language]} {words.withoutAnswers[language]}
      </p>
      {canSendMail(req.payload) ? null : <p>{words.noServer[language]}</p>}
      <Numbers numbers={await mailNumbers(req.payload)} language={language} />
    </>
  )
}
