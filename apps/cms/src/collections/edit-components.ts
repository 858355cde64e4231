import type { CollectionConfig } from 'payload'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

/** What we add to Payload's form of every record. */
export const editComponents: Components = {
  edit: {
    beforeDocumentControls: [
      '/uses/uses-in-dialog.tsx#UsesInDialog',
      '/unsaved/keep-unsaved.tsx#KeepUnsaved',
      '/unsaved/back-asks.tsx#BackAsks',
      '/approvals/send-this.tsx#SendThis',
      '/approvals/under-draft.tsx#UnderDraft',
      '/desk/first-wrong-field.tsx#FirstWrongField',
      '/desk/refusals/problems-of-form.tsx#ProblemsOfForm',
    ],
  },
  views: { edit: { versions: { Component: '/versions/versions-view.tsx#VersionsView' } } },
}
