import type { Change } from '../../platform/desk-option.ts'
import { addView } from '../../views/desk-views.ts'
import { words } from '../../views/server-tasks/words.ts'

/** What only the operator of the server can do, on one page to print. */
export const serverTasks = (): Change =>
  addView({
    name: 'serverTasks',
    path: '/server-tasks',
    component: '/features/server-tasks/tasks-view.tsx#ServerTasksView',
    title: words.title,
  })
