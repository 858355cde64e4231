import type { CollectionConfig } from 'payload'
import type { Change } from '../../platform/desk-option.ts'
import { hasOwnExport } from './lists.ts'

const links = '/features/sheets/download-links.tsx#DownloadLinks'

function withLinks(collection: CollectionConfig): CollectionConfig {
  if (hasOwnExport(collection.slug) || collection.admin?.hidden === true) return collection
  const { admin = {} } = collection
  const { components = {} } = admin
  const afterListTable = [...(components.afterListTable ?? []), links]
  return { ...collection, admin: { ...admin, components: { ...components, afterListTable } } }
}

/** Each list of the desk can be downloaded as a spreadsheet, also one that is added later. */
export const sheetsOnEveryList: Change = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withLinks),
})
