import type { CollectionConfig } from 'payload'
import { type Change, together } from '../../platform/desk-option.ts'
import { changeCollection, extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { manyPhotosEndpoints } from './endpoints.ts'
import { words } from './words.ts'

/** Photographs come by the dozen: the list leads to where they become an album. */
const leadsHere = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      beforeListTable: [
        '/features/many-photos/list-link.tsx#ListLink',
        ...(collection.admin?.components?.beforeListTable ?? []),
      ],
    },
  },
})

/** The photographs of an event are published together, as an album. */
export const manyPhotos = (): Change =>
  together(
    extend({ endpoints: manyPhotosEndpoints }),
    changeCollection('photos', leadsHere),
    addView({
      name: 'manyPhotos',
      path: '/many-photos',
      component: '/features/many-photos/many-photos-view.tsx#ManyPhotosView',
      title: words.title,
    }),
  )
