import type { AdminViewServerProps, ServerProps } from 'payload'
import { isInvented } from '../../api/first-content/first-contents.ts'
import { AdminPage, isAdmin, NavigationLink } from '../../content/access/admin-page.tsx'
import { contentOf } from '../../platform/database/filled-marker.ts'
import { RemovalForm } from './removal-form.tsx'
import { words } from './words.ts'

const path = '/remove-demo'

/** In the navigation, for administrators of a desk that has the demo council in it. */
export async function RemovalLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!asker.payload || !isAdmin(asker) || !isInvented(await contentOf(asker.payload))) return null
  return <NavigationLink asker={asker} path={path} title={words.title} />
}

/** Where an administrator removes the demo council, and reads what was taken. */
export function RemovalView(view: AdminViewServerProps) {
  return (
    <AdminPage view={view} path={path} words={words} introduction={[words.purpose, words.backup]}>
      {(place) => <RemovalForm {...place} />}
    </AdminPage>
  )
}
