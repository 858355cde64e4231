import type { AdminViewServerProps, ServerProps } from 'payload'
import { AdminPage, NavigationLink } from '../../../content/access/admin-page.tsx'
import { personReaders } from '../access.ts'
import './person.css'
import { PersonForm } from './person-form.tsx'
import { words } from './words.ts'

const path = '/personal-data'

/** In the navigation, for those who may use it. */
export function PersonLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  const { user } = asker
  return personReaders({ req: { user: user ?? null } }) ? (
    <NavigationLink asker={asker} path={path} title={words.title} />
  ) : null
}

/** Where an administrator gives out, corrects and erases what one person has sent. */
export function PersonView(view: AdminViewServerProps) {
  return (
    <AdminPage
      view={view}
      path={path}
      words={words}
      introduction={[words.purpose, words.misconduct, words.noted]}
      may={personReaders}
    >
      {(place) => <PersonForm {...place} admin={view.initPageResult.req.payload.config.routes.admin} />}
    </AdminPage>
  )
}
