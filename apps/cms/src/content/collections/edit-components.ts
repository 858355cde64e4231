import type { CollectionConfig, CustomComponent } from 'payload'
import type { Change } from '../../platform/desk-option.ts'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

const firstWrongField = '/payload/refusals/first-wrong-field.tsx#FirstWrongField'

/** What we add to Payload's form of every record. */
export const editComponents: Components = {
  edit: {
    beforeDocumentControls: [
      '/content/uses/uses-in-dialog.tsx#UsesInDialog',
      '/views/unsaved/keep-unsaved.tsx#KeepUnsaved',
      '/views/unsaved/back-asks.tsx#BackAsks',
      firstWrongField,
      '/payload/refusals/problems-of-form.tsx#ProblemsOfForm',
    ],
  },
  views: { edit: { versions: { Component: '/content/versions/versions-view.tsx#VersionsView' } } },
}

const withControls = (collection: CollectionConfig, controls: readonly string[]): CollectionConfig => {
  const { admin = {} } = collection
  const { components = {} } = admin
  const before = components.edit?.beforeDocumentControls ?? []
  if (!before.includes(firstWrongField as CustomComponent)) return collection
  const beforeDocumentControls = before.flatMap((each) =>
    each === firstWrongField ? [...controls, each] : [each],
  )
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: { ...components.edit, beforeDocumentControls } } },
  }
}

/** Puts controls of a feature into the form of every record. */
export const addControls =
  (...controls: string[]): Change =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((each) => withControls(each, controls)),
  })
