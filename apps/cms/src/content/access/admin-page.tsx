import type { AdminViewServerProps, ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { type DeskLanguage, languageOf, type Words } from '../../platform/words/words.ts'
import { ClosedPage } from '../../views/page/closed-page.tsx'
import { DeskPage } from '../../views/page/desk-page.tsx'
import { admins } from './admins.ts'
import type { Asker as Access } from './role.ts'

type Asker = Pick<ServerProps, 'i18n' | 'payload' | 'user'>
type LinkProps = { asker: Asker; path: string; title: Words }

export const isAdmin = ({ user }: Asker): boolean => admins({ req: { user: user ?? null } })

/** A link in the navigation of the desk. */
export function NavigationLink({ asker: { i18n, payload }, path, title }: LinkProps) {
  if (!payload) return null
  return (
    <a className="nav__link" href={`${payload.config.routes.admin}${path}`}>
      {title[languageOf({ i18n })]}
    </a>
  )
}

type PageProps = {
  view: AdminViewServerProps
  path: string
  words: { title: Words; onlyAdmins: Words }
  /** What administrators see; `address` is the endpoint of the same path. */
  children: (place: { address: string; language: DeskLanguage }) => ReactNode
  /** What everyone reads below the title. */
  introduction?: readonly Words[]
  /** Who may use it, if not administrators alone. */
  may?: (asker: Access) => boolean
}

/** A page of the desk for administrators. Other staff read why it is empty. */
export function AdminPage({ view, path, words, introduction = [], may = admins, children }: PageProps) {
  const { req } = view.initPageResult
  const language = languageOf(req)
  return (
    <DeskPage view={view}>
      <h1>{words.title[language]}</h1>
      {introduction.map((sentence) => (
        <p key={sentence.en}>{sentence[language]}</p>
      ))}
      {may({ req }) ? (
        children({ address: `${req.payload.config.routes.api}${path}`, language })
      ) : (
        <ClosedPage reason={words.onlyAdmins} req={req} />
      )}
    </DeskPage>
  )
}
