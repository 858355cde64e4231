import type { AdminViewServerProps, ServerProps } from 'payload'
import { AdminPage, isAdmin, NavigationLink } from '../../content/access/admin-page.tsx'
import { importFrom } from '../../platform/server-settings.ts'
import { LinkToTask } from '../../views/server-tasks/link-to-task.tsx'
import { ImportForm } from './import-form.tsx'
import { words } from './words.ts'

const path = '/import'

/** The link in the navigation, for administrators. */
export function ImportLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  return isAdmin(asker) ? <NavigationLink asker={asker} path={path} title={words.title} /> : null
}

/** Where an administrator starts an import, watches its progress and finds its reports. */
export function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  return (
    <AdminPage view={view} path={path} words={words}>
      {(place) => (
        <ImportForm
          {...place}
          server={importFrom.of(req.payload)}
          forOperator={<LinkToTask id="import" req={req} />}
        />
      )}
    </AdminPage>
  )
}
