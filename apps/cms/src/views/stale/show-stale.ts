import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

const form = '/views/stale/stale-save.tsx#StaleSave'
const list = '/views/stale/list-shown.tsx#ListShown'
const version = '/views/stale/version-shown.tsx#VersionShown'

type Views = NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views']

/** The views of a form, with what stands in the head of the page of one version. */
const withVersion = (views: Views = {}): NonNullable<Views> => {
  const edit = { ...views.edit } as Record<string, { actions?: unknown[] } | undefined>
  const { actions = [] } = edit.version ?? {}
  return {
    ...views,
    edit: { ...edit, version: { ...edit.version, actions: [...actions, version] } } as never,
  }
}

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
        views: withVersion(components.views),
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
  const views = withVersion(components.views as Views) as NonNullable<typeof components.views>
  return { ...global, admin: { ...admin, components: { ...components, elements, views } } }
}

/** Every form and every list that staff put in order says since when it shows what it shows (docs/decisions/0083). */
export const showStale: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(ofCollection),
  globals: (config.globals ?? []).map(ofGlobal),
})
