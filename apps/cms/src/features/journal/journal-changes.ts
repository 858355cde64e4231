import type { CollectionConfig, GlobalAfterChangeHook, Plugin } from 'payload'
import { changesInWords } from '../../content/journal/changes.ts'
import {
  noteChange,
  noteRemoval,
  personOf,
  rememberWhatWasPublic,
} from '../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../content/journal/entry.ts'
import type { Words } from '../../platform/words/words.ts'
import { noteLogin, noteLogout } from './logins.ts'

/** The journal itself, what nobody at the desk changes, and approvals, which note each decision themselves. */
const notNoted: ReadonlySet<string> = new Set([
  'journal',
  'counters',
  'origins',
  'approvals',
  'second-factors',
])

const noteSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!req.user) return doc
  const changes = await changesInWords(global.flattenedFields, previousDoc, doc, req)
  await noteInJournal(req, {
    action: 'settings',
    by: personOf(req),
    list: global.label as Words,
    ...(changes ? { changes } : {}),
  })
  return doc
}

function noted(collection: CollectionConfig): CollectionConfig {
  if (notNoted.has(collection.slug)) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), rememberWhatWasPublic],
      afterChange: [...(hooks.afterChange ?? []), noteChange],
      afterDelete: [...(hooks.afterDelete ?? []), noteRemoval],
      ...(collection.auth
        ? {
            afterLogin: [...(hooks.afterLogin ?? []), noteLogin],
            afterLogout: [...(hooks.afterLogout ?? []), noteLogout],
          }
        : {}),
    },
  }
}

/** Notes what people do at the desk, in every list and in the settings. */
export const journalChanges: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(noted),
  globals: (config.globals ?? []).map((global) => ({
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteSettings] },
  })),
})
