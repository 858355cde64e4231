import type { AdminViewServerProps, ServerProps } from 'payload'
import { AdminPage, isAdmin, NavigationLink } from '../../../content/access/admin-page.tsx'
import './person.css'
import { PersonForm } from './person-form.tsx'
import { words } from './words.ts'

const path = '/personal-data'

/** In the navigation, for administrators. */
export function PersonLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  return isAdmin(asker) ? <NavigationLink asker={asker} path={path} title={words.title} /> : null
}

/** Where an administrator gives out, corrects and erases what one person has sent. */
export function PersonView(view: AdminViewServerProps) {
  return (
    <AdminPage view={view} path={path} words={words} introduction={[words.purpose, words.noted]}>
      {(place) => <PersonForm {...place} admin={view.initPageResult.req.payload.config.routes.admin} />}
    </AdminPage>
  )
}
