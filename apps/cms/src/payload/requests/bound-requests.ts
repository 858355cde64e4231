import {
  type Endpoint,
  NotFound,
  type PayloadHandler,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { refuseUntilSetUp } from '../../content/second-factor/required.ts'
import { firstAccount } from '../../features/accounts/first-account/first-account.ts'
import { mailPasswordLink } from '../../features/accounts/links/forgotten-password.ts'
import { loginInTwoSteps, resetWithoutLogin } from '../../features/accounts/second-factor/login.ts'
import { exclusively } from '../../platform/database/exclusively.ts'
import { digitsOfEitherScript } from './digits.ts'
import { boundLocks, locks } from './locks.ts'
import { onlyWhatPeopleSet, onlyWhatPeopleSetIn } from './only-what-people-set.ts'
import { boundPreference, knownPreference, preferences } from './preferences.ts'
import { boundQuery } from './query.ts'
import { reorder } from './reorder.ts'
import { restoredByClerksAsDraft } from './restore.ts'

type Endpoints = Omit<Endpoint, 'root'>[] | false

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
function ownHandler({ handler, method, path }: Omit<Endpoint, 'root'>, slug: string, hasVersions: boolean) {
  if (path === '/reorder') return reorder(handler)
  if (slug === preferences && method === 'delete' && path === '/:key') return knownPreference(handler)
  if (slug === preferences && method === 'post' && path === '/:key') return boundPreference(handler)
  if (slug === 'users' && path === '/first-register') return firstAccount(handler)
  if (slug === 'users' && path === '/login') return loginInTwoSteps(handler)
  if (slug === 'users' && path === '/forgot-password') return mailPasswordLink
  if (slug === 'users' && path === '/reset-password') return resetWithoutLogin(handler)
  if (slug === 'users' && changesAccounts(method, path)) return oneAfterTheOther(handler)
  if (path === '/file/:filename') return foundOnly(handler)
  if (path.startsWith('/versions') && !hasVersions) return notFound
  return method === 'post' && path === '/versions/:id' ? restoredByClerksAsDraft(handler) : handler
}

const bound = <E extends Endpoints>(endpoints: E, slug = '', hasVersions = false): E =>
  (endpoints === false
    ? endpoints
    : endpoints.map((endpoint) => {
        const handler = ownHandler(endpoint, slug, hasVersions)
        const bounded: PayloadHandler = async (req) => {
          boundQuery(req)
          await refuseUntilSetUp(req)
          return handler(req)
        }
        return { ...endpoint, handler: bounded }
      })) as E

function boundCollection(collection: SanitizedCollectionConfig): void {
  collection.endpoints = bound(collection.endpoints, collection.slug, Boolean(collection.versions))
  collection.hooks.beforeOperation = [
    onlyWhatPeopleSet,
    digitsOfEitherScript,
    ...(collection.hooks.beforeOperation ?? []),
  ]
  if (collection.slug === locks) boundLocks(collection)
}

function boundGlobal(global: SanitizedGlobalConfig): void {
  global.endpoints = bound(global.endpoints, global.slug, Boolean(global.versions))
  const hook = onlyWhatPeopleSetIn(global.flattenedFields)
  global.hooks.beforeOperation = [hook, ...(global.hooks.beforeOperation ?? [])]
}

/**
 * Checks what requests query and set, for all collections at once. Payload adds its own collections (locks,
 * preferences, migrations) after every plugin, so this runs last, over the whole configuration.
 */
export function boundRequests(config: SanitizedConfig): SanitizedConfig {
  config.endpoints = bound(config.endpoints)
  config.collections.forEach(boundCollection)
  config.globals.forEach(boundGlobal)
  return config
}
