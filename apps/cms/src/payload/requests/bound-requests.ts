/*
 * Payload 3.90: answers queries of any length and depth, and writes system fields that a request sends.
 * Upstream: none found.
 * Here: every endpoint and every hook of its collections and globals is bounded, its own collections too.
 * Canary: query: a list of any length is answered.
 */

import {
  type Endpoint,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { exclusively } from '../../platform/database/exclusively.ts'
import { digitsOfEitherScript } from './digits.ts'
import { type Asker, boundLocks, type LockRules, locks } from './locks.ts'
import { onlyWhatPeopleSet, onlyWhatPeopleSetIn } from './only-what-people-set.ts'
import { notStale, notStaleGlobal, notStaleRestore } from './opened-at.ts'
import { askThroughOpenLists } from './paths-through-lists.ts'
import { boundPreference, knownPreference, preferences } from './preferences.ts'
import { boundQuery } from './query.ts'
import { reorder } from './reorder.ts'
import { restoredAsSaved, restoredByClerksAsDraft } from './restore.ts'

type Endpoints = Omit<Endpoint, 'root'>[] | false
type Replaced = (handler: PayloadHandler) => PayloadHandler

/** What the roles and accounts of the desk say, of which Payload's requests know nothing. */
export type Rules = LockRules & {
  isClerk: (asker: Asker) => boolean
  /** Before every call. Throws for a person who may not go on. */
  before: (req: PayloadRequest) => Promise<void>
  /** Calls of Payload's that answer in another way, by their path below the accounts. */
  accounts: Readonly<Record<string, Replaced>>
  /** The call that stores a file. */
  upload: Replaced
}

const restorePath = '/versions/:id'

const notFound: PayloadHandler = ({ t }) => {
  throw new NotFound(t)
}

/** Payload answers like this, without an error, for a missing file. */
const foundOnly =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const response = await handler(req)
    if (response.status === 500) throw new NotFound(req.t)
    return response
  }

const changesAccounts = (method: string, path: string): boolean =>
  method !== 'get' && (path === '/' || path === '/:id')

/** Two administrators who demote each other at the same time would leave none. */
const oneAfterTheOther =
  (handler: PayloadHandler): PayloadHandler =>
  (req) =>
    exclusively(req.payload, 'accounts', async () => handler(req))

/** Handlers with more than the general checks. */
function ownHandler(
  { handler, method, path }: Omit<Endpoint, 'root'>,
  slug: string,
  hasVersions: boolean,
  { accounts, isClerk, upload }: Rules,
) {
  if (path === '/reorder') return reorder(handler)
  if (slug === 'media' && method === 'post' && path === '/') return upload(handler)
  if (slug === preferences && method === 'delete' && path === '/:key') return knownPreference(handler)
  if (slug === preferences && method === 'post' && path === '/:key') return boundPreference(handler)
  const replaced = slug === 'users' ? accounts[path] : undefined
  if (replaced) return replaced(handler)
  if (slug === 'users' && changesAccounts(method, path)) return oneAfterTheOther(handler)
  if (path === '/file/:filename') return foundOnly(handler)
  if (path.startsWith('/versions') && !hasVersions) return notFound
  if (method === 'post' && path === restorePath)
    return notStaleRestore(restoredByClerksAsDraft(handler, isClerk), slug)
  return handler
}

const changesRecord = ({ method, path }: Omit<Endpoint, 'root'>): boolean =>
  path === '/:id' && (method === 'patch' || method === 'delete')

const bound = <E extends Endpoints>(endpoints: E, rules: Rules, slug = '', hasVersions = false): E =>
  (endpoints === false
    ? endpoints
    : endpoints.map((endpoint) => {
        const own = ownHandler(endpoint, slug, hasVersions, rules)
        const handler = slug && changesRecord(endpoint) ? notStale(own, slug) : own
        const bounded: PayloadHandler = async (req) => {
          boundQuery(req)
          await rules.before(req)
          return handler(req)
        }
        return { ...endpoint, handler: bounded }
      })) as E

function boundCollection(collection: SanitizedCollectionConfig, rules: Rules): void {
  collection.endpoints = bound(collection.endpoints, rules, collection.slug, Boolean(collection.versions))
  collection.hooks.beforeOperation = [
    askThroughOpenLists,
    onlyWhatPeopleSet,
    digitsOfEitherScript,
    ...(collection.hooks.beforeOperation ?? []),
  ]
  if (collection.slug === locks) boundLocks(collection, rules)
}

const changesGlobal = ({ method, path }: Omit<Endpoint, 'root'>): boolean =>
  method === 'post' && ['/', restorePath].includes(path)

const ownOfGlobal = (each: Omit<Endpoint, 'root'>, slug: string) =>
  each.method === 'post' && each.path === restorePath ? { ...each, handler: restoredAsSaved(slug) } : each

function boundGlobal(global: SanitizedGlobalConfig, rules: Rules): void {
  const { endpoints, slug } = global
  if (endpoints !== false)
    global.endpoints = bound(
      endpoints.map((each) => ownOfGlobal(each, slug)),
      rules,
      slug,
      Boolean(global.versions),
    ).map((each) => (changesGlobal(each) ? { ...each, handler: notStaleGlobal(each.handler, slug) } : each))
  const hook = onlyWhatPeopleSetIn(global.flattenedFields)
  global.hooks.beforeOperation = [hook, ...(global.hooks.beforeOperation ?? [])]
}

/**
 * Checks what requests query and set, for all collections at once. Payload adds its own collections (locks,
 * preferences, migrations) after every plugin, so this runs last, over the whole configuration.
 */
export function boundRequests(config: SanitizedConfig, rules: Rules): SanitizedConfig {
  config.endpoints = bound(config.endpoints, rules)
  for (const collection of config.collections) boundCollection(collection, rules)
  for (const global of config.globals) boundGlobal(global, rules)
  return config
}
