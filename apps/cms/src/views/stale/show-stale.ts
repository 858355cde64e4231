import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

const form = '/views/stale/stale-save.tsx#StaleSave'
const list = '/views/stale/list-shown.tsx#ListShown'

function ofCollection(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, orderable } = collection
  const { components = {} } = admin
  const { beforeDocumentControls = [] } = components.edit ?? {}
  const { beforeListTable = [] } = components
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        ...(orderable ? { beforeListTable: [...beforeListTable, list] } : {}),
        edit: { ...components.edit, beforeDocumentControls: [...beforeDocumentControls, form] },
      },
    },
  }
}

function ofGlobal(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const { beforeDocumentControls = [] } = components.elements ?? {}
  const elements = {
    ...components.elements,
    beforeDocumentControls: [...beforeDocumentControls, form],
  }
  return { ...global, admin: { ...admin, components: { ...components, elements } } }
}

/** Every form and every list that staff put in order says since when it shows what it shows (docs/decisions/0250). */
export const showStale: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(ofCollection),
  globals: (config.globals ?? []).map(ofGlobal),
})
