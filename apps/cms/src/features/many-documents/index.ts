import type { CollectionConfig } from 'payload'
import { type Change, together } from '../../platform/desk-option.ts'
import { changeCollection, extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { manyDocumentsEndpoints } from './endpoints.ts'
import { words } from './words.ts'

/** A year's documents come in folders: the list leads to where many become records at once. */
const leadsHere = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      beforeListTable: [
        '/features/many-documents/list-link.tsx#ListLink',
        ...(collection.admin?.components?.beforeListTable ?? []),
      ],
    },
  },
})

const withLink = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.flatMap((field) =>
    'name' in field && field.name === 'record'
      ? [
          {
            name: 'manyDocuments',
            type: 'ui',
            admin: {
              disableListColumn: true,
              components: { Field: '/features/many-documents/heading-link.tsx#HeadingLink' },
            },
          },
          field,
        ]
      : [field],
  ),
})

/** Many files become documents of a heading at once. */
export const manyDocuments = (): Change =>
  together(
    extend({ endpoints: manyDocumentsEndpoints }),
    changeCollection('year-documents', leadsHere),
    changeCollection('headings', withLink),
    addView({
      name: 'manyDocuments',
      path: '/many-documents',
      component: '/features/many-documents/many-documents-view.tsx#ManyDocumentsView',
      title: words.title,
    }),
  )
