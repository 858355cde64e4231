import type { AdminViewServerProps } from 'payload'
import { AdminPage } from '../../content/access/admin-page.tsx'
import { serverTasksPath } from '../../views/server-tasks/task.ts'
import { words } from '../../views/server-tasks/words.ts'
import { PrintButton } from './print-button.tsx'
import { TaskList } from './task-list.tsx'
import './server-tasks.css'

/** What only the operator of the server can do, with the names of settings and commands; made to be printed. */
export function ServerTasksView(view: AdminViewServerProps) {
  return (
    <AdminPage view={view} path={serverTasksPath} words={words} introduction={[words.purpose]}>
      {({ language }) => (
        <>
          <PrintButton label={words.print[language]} />
          <TaskList language={language} payload={view.initPageResult.req.payload} />
        </>
      )}
    </AdminPage>
  )
}
