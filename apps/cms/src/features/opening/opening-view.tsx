import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload'
import { NavigationLink } from '../../content/access/admin-page.tsx'
import { admins } from '../../content/access/admins.ts'
import { editors } from '../../content/access/editors.ts'
import { type DeskLanguage, languageOf } from '../../platform/words/words.ts'
import { DeskPage } from '../../views/page/desk-page.tsx'
import { checksNow } from './checks.ts'
import { lastDecisions } from './last-decisions.ts'
import './opening.css'
import { openingAt } from '../../content/opening/state.ts'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import { OpeningForms } from './opening-forms.tsx'
import { OpeningLinks } from './opening-links.tsx'
import { OpeningList } from './opening-list.tsx'
import { words } from './words.ts'

const path = '/opening'

/** In the navigation, for all staff: whether residents see the website concerns everybody. */
export function OpeningLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  return asker.user ? <NavigationLink asker={asker} path={path} title={words.title} /> : null
}

/** Whether residents see the website, what is missing, and the decision of an administrator. */
export async function OpeningView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  return (
    <DeskPage view={view}>
      <main className="opening">
        <h1>{words.title[languageOf(req)]}</h1>
        <State req={req} />
      </main>
    </DeskPage>
  )
}

async function State({ req }: { req: PayloadRequest }) {
  const { payload } = req
  const language = languageOf(req)
  const opening = await openingAt(payload, new Date())
  const address = `${payload.config.routes.api}/opening`
  const isAdmin = admins({ req })
  const time = opening.opensAt ? timeWords(opening.opensAt)[language] : undefined
  return (
    <>
      <p role="status" className={`opening-state opening-state--${opening.state}`}>
        <strong>{words[opening.state === 'open' ? 'isOpen' : 'isClosed'][language]}</strong>
        {time ? <span>{` ${words.opensAt[language]} ${time}`}</span> : null}
      </p>
      {isAdmin ? (
        <ForAdmins req={req} language={language} address={address} opening={opening} />
      ) : (
        <p>{words.onlyAdmins[language]}</p>
      )}
      {opening.state === 'closed' ? (
        <OpeningLinks address={address} language={language} mayChoose={editors({ req })} />
      ) : null}
    </>
  )
}

type AdminProps = {
  req: PayloadRequest
  language: DeskLanguage
  address: string
  opening: Awaited<ReturnType<typeof openingAt>>
}

async function ForAdmins({ req, language, address, opening }: AdminProps) {
  const { payload } = req
  const checks = await checksNow(payload)
  const decisions = await lastDecisions(payload)
  return (
    <>
      <OpeningList checks={checks} language={language} admin={payload.config.routes.admin} />
      <OpeningForms
        address={address}
        language={language}
        state={opening.state}
        isPlanned={opening.opensAt !== null}
        certificate={opening.certificate}
      />
      <section aria-labelledby="opening-decisions">
        <h2 id="opening-decisions">{words.decisions[language]}</h2>
        {decisions.length === 0 ? <p>{words.none[language]}</p> : null}
        <ul className="opening-decisions">
          {decisions.map(({ id, text }) => (
            <li key={id}>{text[language]}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
