import type { CollectionConfig } from 'payload'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

/** What we add to Payload's form of every record. */
export const editComponents: Components = {
  edit: {
    beforeDocumentControls: [
      '/content/uses/uses-in-dialog.tsx#UsesInDialog',
      '/views/unsaved/keep-unsaved.tsx#KeepUnsaved',
      '/views/unsaved/back-asks.tsx#BackAsks',
      '/features/approvals/send-this.tsx#SendThis',
      '/features/approvals/under-draft.tsx#UnderDraft',
      '/views/first-wrong-field.tsx#FirstWrongField',
      '/payload/refusals/problems-of-form.tsx#ProblemsOfForm',
    ],
  },
  views: { edit: { versions: { Component: '/content/versions/versions-view.tsx#VersionsView' } } },
}
