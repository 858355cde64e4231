import type { Config } from 'payload'

/** Links of the navigation to the desk’s own views, in their order. */
export const navLinks: string[] = [
  '/features/approvals/approvals-view.tsx#ApprovalsLink',
  '/features/setup/setup-view.tsx#SetupLink',
  '/features/feedback/inbox/inbox-view.tsx#InboxLink',
  '/features/feedback/person/person-view.tsx#PersonLink',
  '/features/obligations/desk/board-view.tsx#ObligationsLink',
  '/features/findings/desk/findings-view.tsx#FindingsLink',
  '/features/looked-for/desk/looked-for-view.tsx#LookedForLink',
  '/features/opening/opening-view.tsx#OpeningLink',
  '/features/imports/import-view.tsx#ImportLink',
  '/features/demo-removal/removal-view.tsx#RemovalLink',
]

/** The desk’s own views, each with its address below `/admin`. */
export const views: NonNullable<NonNullable<Config['admin']>['components']>['views'] = {
  login: { Component: '/features/accounts/second-factor/login-view.tsx#LoginView', path: '/login' },
  createFirstUser: {
    Component: '/features/accounts/first-account/first-account-view.tsx#FirstAccountView',
    path: '/create-first-user',
  },
  secondFactor: {
    Component: '/features/accounts/second-factor/set-up-view.tsx#SecondFactorView',
    path: '/second-factor',
  },
  forgot: {
    Component: '/features/accounts/links/forgotten-password-view.tsx#ForgottenPassword',
    path: '/forgot',
  },
  approvals: { Component: '/features/approvals/approvals-view.tsx#ApprovalsView', path: '/approvals' },
  feedbackInbox: { Component: '/features/feedback/inbox/inbox-view.tsx#InboxView', path: '/inbox' },
  personalData: { Component: '/features/feedback/person/person-view.tsx#PersonView', path: '/personal-data' },
  obligations: {
    Component: '/features/obligations/desk/board-view.tsx#ObligationsView',
    path: '/obligations',
  },
  manyDocuments: {
    Component: '/features/many-documents/many-documents-view.tsx#ManyDocumentsView',
    path: '/many-documents',
  },
  findings: { Component: '/features/findings/desk/findings-view.tsx#FindingsView', path: '/findings' },
  lookedFor: {
    Component: '/features/looked-for/desk/looked-for-view.tsx#LookedForView',
    path: '/looked-for',
  },
  opening: { Component: '/features/opening/opening-view.tsx#OpeningView', path: '/opening' },
  import: { Component: '/features/imports/import-view.tsx#ImportView', path: '/import' },
  sheetImport: {
    Component: '/features/sheets/import/import-view.tsx#SheetImportView',
    path: '/sheet-import/:list',
  },
  setup: { Component: '/features/setup/setup-view.tsx#SetupView', path: '/setup/:question?' },
  serverTasks: { Component: '/features/server-tasks/tasks-view.tsx#ServerTasksView', path: '/server-tasks' },
  help: { Component: '/features/help/help-view.tsx#HelpView', path: '/help' },
  removeDemo: { Component: '/features/demo-removal/removal-view.tsx#RemovalView', path: '/remove-demo' },
}
