import type { Config } from 'payload'

/** Links of the navigation to the desk’s own views, in their order. */
export const navLinks: string[] = [
  '/approvals/approvals-view.tsx#ApprovalsLink',
  '/setup/setup-view.tsx#SetupLink',
  '/feedback/inbox/inbox-view.tsx#InboxLink',
  '/feedback/person/person-view.tsx#PersonLink',
  '/obligations/desk/board-view.tsx#ObligationsLink',
  '/findings/desk/findings-view.tsx#FindingsLink',
  '/looked-for/desk/looked-for-view.tsx#LookedForLink',
  '/opening/opening-view.tsx#OpeningLink',
  '/imports/import-view.tsx#ImportLink',
  '/demo-removal/removal-view.tsx#RemovalLink',
]

/** The desk’s own views, each with its address below `/admin`. */
export const views: NonNullable<NonNullable<Config['admin']>['components']>['views'] = {
  login: { Component: '/accounts/second-factor/login-view.tsx#LoginView', path: '/login' },
  createFirstUser: {
    Component: '/accounts/first-account/first-account-view.tsx#FirstAccountView',
    path: '/create-first-user',
  },
  secondFactor: {
    Component: '/accounts/second-factor/set-up-view.tsx#SecondFactorView',
    path: '/second-factor',
  },
  forgot: { Component: '/desk/forgotten-password.tsx#ForgottenPassword', path: '/forgot' },
  approvals: { Component: '/approvals/approvals-view.tsx#ApprovalsView', path: '/approvals' },
  feedbackInbox: { Component: '/feedback/inbox/inbox-view.tsx#InboxView', path: '/inbox' },
  personalData: { Component: '/feedback/person/person-view.tsx#PersonView', path: '/personal-data' },
  obligations: { Component: '/obligations/desk/board-view.tsx#ObligationsView', path: '/obligations' },
  manyDocuments: {
    Component: '/many-documents/many-documents-view.tsx#ManyDocumentsView',
    path: '/many-documents',
  },
  findings: { Component: '/findings/desk/findings-view.tsx#FindingsView', path: '/findings' },
  lookedFor: { Component: '/looked-for/desk/looked-for-view.tsx#LookedForView', path: '/looked-for' },
  opening: { Component: '/opening/opening-view.tsx#OpeningView', path: '/opening' },
  import: { Component: '/imports/import-view.tsx#ImportView', path: '/import' },
  sheetImport: {
    Component: '/sheets/import/import-view.tsx#SheetImportView',
    path: '/sheet-import/:list',
  },
  setup: { Component: '/setup/setup-view.tsx#SetupView', path: '/setup/:question?' },
  serverTasks: { Component: '/server-tasks/page/tasks-view.tsx#ServerTasksView', path: '/server-tasks' },
  help: { Component: '/help/help-view.tsx#HelpView', path: '/help' },
  removeDemo: { Component: '/demo-removal/removal-view.tsx#RemovalView', path: '/remove-demo' },
}
