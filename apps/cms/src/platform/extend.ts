import { type CollectionConfig, type Config, deepCopyObject, type Endpoint, type GlobalConfig } from 'payload'
import type { Change } from './desk-option.ts'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>

type Addition = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  endpoints?: Endpoint[]
  afterError?: AfterError
}

/**
 * Adds to the lists of a configuration. Payload writes its defaults into what it is given and takes it as finished the
 * next time, so lists are copied: two desks in one process would share them.
 */
export const extend =
  ({ collections = [], globals = [], endpoints = [], afterError = [] }: Addition): Change =>
  (config) => ({
    ...config,
    collections: [...(config.collections ?? []), ...deepCopyObject(collections)],
    globals: [...(config.globals ?? []), ...deepCopyObject(globals)],
    endpoints: [...(config.endpoints ?? []), ...endpoints],
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), ...afterError] },
  })

/** Changes one collection that another part of the desk has declared. */
export const changeCollection =
  (slug: string, change: (collection: CollectionConfig) => CollectionConfig): Change =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((each) => (each.slug === slug ? change(each) : each)),
  })
