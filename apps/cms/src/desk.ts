import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog } from '@nagardwar/http/log'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { councilStart } from './api/first-content/council-start.ts'
import { perMinute } from './api/guard.ts'
import { olderClients } from './api/older-clients.ts'
import { siteSecrets } from './api/only-the-site.ts'
import type { Configuration } from './configuration.ts'
import { roleOf } from './content/access/role.ts'
import { staff } from './content/access/staff.ts'
import { counters } from './content/collections/counters.ts'
import { versionsKept } from './content/collections/keep-versions.ts'
import { media } from './content/collections/media.ts'
import { origins } from './content/collections/origins.ts'
import { synonyms } from './content/collections/synonyms.ts'
import { noteContentChanges } from './content/content-version.ts'
import { departmentEndpoints } from './content/council-kinds/endpoints.ts'
import { councilsLanguageFirst } from './content/fields/first-language.ts'
import { contentLists } from './content/generated/content-lists.ts'
import { settings } from './content/globals/settings.ts'
import { opening as openingState } from './content/opening/global.ts'
import { refuseUntilSetUp } from './content/second-factor/required.ts'
import { storedOnce } from './content/uploads/sent-again.ts'
import { usesEndpoint } from './content/uses/endpoint.ts'
import { withComparedFields } from './content/versions/compared-fields.ts'
import { accountCalls } from './features/accounts/account-calls.ts'
import { accounts } from './features/accounts/index.ts'
import { inviteAccount } from './features/accounts/links/invitations.ts'
import { addressOfLink } from './features/accounts/links/password-link.ts'
import { approvals } from './features/approvals/index.ts'
import { sendChecked } from './features/approvals/send.ts'
import { demoRemoval } from './features/demo-removal/index.ts'
import { feedback } from './features/feedback/index.ts'
import { unassignUnreadableMessages } from './features/feedback/unassign-messages.ts'
import { findings } from './features/findings/index.ts'
import { help } from './features/help/index.ts'
import { imports } from './features/imports/index.ts'
import { journal } from './features/journal/index.ts'
import { journalChanges } from './features/journal/journal-changes.ts'
import { mailSubscriptions } from './features/mail-subscriptions/index.ts'
import { manyDocuments } from './features/many-documents/index.ts'
import { manyPhotos } from './features/many-photos/index.ts'
import { obligations } from './features/obligations/index.ts'
import { opening } from './features/opening/index.ts'
import { push } from './features/push/index.ts'
import { searchAnalytics } from './features/search-analytics/index.ts'
import { serverTasks } from './features/server-tasks/index.ts'
import { setup } from './features/setup/index.ts'
import { sheets } from './features/sheets/index.ts'
import { today } from './features/today/index.ts'
import { cookiePrefix } from './payload/cookies/closed-cookies.ts'
import { deleteLocksThatExist } from './payload/database/delete-locks.ts'
import { ownColumnsOnly } from './payload/database/own-columns.ts'
import { correctDatabase, type StepFor } from './payload/database/steps.ts'
import { stopRehearsals } from './payload/database/stop-rehearsals.ts'
import { wholeWrites } from './payload/database/whole-writes.ts'
import { trashOnly } from './payload/database/write-trash-only.ts'
import { withMarathiDates } from './payload/dates/marathi-dates.ts'
import { languages } from './payload/marathi/languages.ts'
import { payloadWords } from './payload/marathi/payload-words.ts'
import { shareInClientConfigs } from './payload/pages/client-config.ts'
import { keepNoSchemaMap } from './payload/pages/schema-maps.ts'
import { readUnreadableDatesAsNone } from './payload/readable-dates.ts'
import { nameTheFields } from './payload/refusals/name-the-fields.ts'
import { refuseUnreadable } from './payload/refusals/unreadable.ts'
import { boundRequests, type Rules } from './payload/requests/bound-requests.ts'
import { onlyKnownLists } from './payload/requests/known-lists.ts'
import { refuseBadQuery } from './payload/requests/query-errors.ts'
import { addresses } from './platform/addresses.ts'
import { backups } from './platform/backups/noted.ts'
import { trustedHops } from './platform/client.ts'
import { dataFolder } from './platform/data-folder.ts'
import { databaseFor } from './platform/database/adapter.ts'
import { openDatabase } from './platform/database/open.ts'
import { type Change, together } from './platform/desk-option.ts'
import { extend } from './platform/extend.ts'
import { most } from './platform/files/limits.ts'
import { files, openFiles } from './platform/files/store.ts'
import { deskLog, log } from './platform/log.ts'
import { mailFor, mailServer } from './platform/mail/mail-server.ts'
import { ownEnvironment } from './platform/own-environment.ts'
import { keepFilesPrivate } from './platform/private-files.ts'
import { checksLinks, importFrom } from './platform/server-settings.ts'
import { scanner } from './platform/viruses/search.ts'
import { writtenFolder, writtenFolderOf } from './platform/write-probe.ts'
import { listsOfNoPage } from './views/lists-of-no-page.ts'
import { showStale } from './views/stale/show-stale.ts'

// Not import.meta.dirname, which Turbopack leaves undefined.
const here = path.dirname(fileURLToPath(import.meta.url))

/** What the floors below the features are made with. */
const options = (configuration: Configuration): Change =>
  together(
    ownEnvironment.set(configuration.environment),
    log.set(createLog(configuration.logLevel)),
    addresses.set({
      site: configuration.siteOrigin,
      desk: configuration.origins,
      firstLanguage: configuration.defaultLanguage,
    }),
    dataFolder.set(configuration.dataDir),
    writtenFolder.set(writtenFolderOf(configuration)),
    trustedHops.set(configuration.trustedHops),
    perMinute.set(configuration.perMinute),
    siteSecrets.set(configuration.siteSecrets),
    olderClients.set(configuration.olderClients),
    files.set(openFiles(configuration)),
    versionsKept.set(configuration.versionsKept),
    scanner.set(configuration.clamd),
    mailServer.set(configuration),
    backups.set(configuration.backups),
    checksLinks.set(configuration.checksLinks),
    importFrom.set(configuration.importFrom),
    councilStart.set(configuration),
  )

const content = ({ dataDir, versionsKept: kept }: Configuration): Change =>
  extend({
    collections: [
      ...contentLists,
      media(path.join(/* turbopackIgnore: true */ dataDir, 'not-here')),
      synonyms,
    ],
    globals: [settings(kept.published), openingState],
    endpoints: [usesEndpoint, ...departmentEndpoints],
    afterError: [nameTheFields, refuseUnreadable, refuseBadQuery],
  })

/**
 * The features, in the order of their links in the navigation. To take one out of the desk is to take out its line, and
 * to write a migration where it has lists.
 */
const features = (configuration: Configuration) => ({
  approvals: approvals(),
  setup: setup({ accounts: { invite: inviteAccount, addressOfLink } }),
  feedback: feedback({ confirmedDate: configuration.confirmedDate }),
  obligations: obligations(),
  findings: findings(),
  searchAnalytics: searchAnalytics(),
  opening: opening(),
  imports: imports(),
  demoRemoval: demoRemoval(),
  push: push({ settings: configuration.push, siteOrigin: configuration.siteOrigin }),
  mailSubscriptions: mailSubscriptions({
    hasServer: configuration.smtpUrl !== undefined,
    mailsPerMinute: configuration.mailsPerMinute,
  }),
  ownLists: extend({ collections: [counters, origins] }),
  journal: journal(),
  accounts: accounts({
    isServedSecurely: configuration.isServedSecurely,
    mayBeginAnew: configuration.beginAnew,
    afterChange: [unassignUnreadableMessages],
  }),
  manyDocuments: manyDocuments(),
  manyPhotos: manyPhotos(),
  help: help(),
  serverTasks: serverTasks(),
  today: today({ order: orderOfToday }),
  // What every list gets stands after all that adds lists.
  firstLanguage: councilsLanguageFirst,
  contentVersion: noteContentChanges,
  journalOfLists: journalChanges,
  staleSaves: showStale,
  sheets: sheets({ sendForApproval: sendChecked }),
})

type Feature = keyof ReturnType<typeof features>

const orderOfToday = [
  'returned',
  'waits',
  'scheduled',
  'mine',
  'drafts',
  'sent',
  'department',
  'feedback',
  'overdue',
  'ends',
  'prepared',
  'late',
  'findings',
  'opening',
  'health',
]

// A deletion of locks that do not exist needs no transaction. A rehearsal ends before anything of a write is decided;
// what is written of a record in the trash, and of an account, is decided last.
const databaseSteps: StepFor[] = [
  deleteLocksThatExist,
  wholeWrites,
  stopRehearsals,
  trashOnly,
  ownColumnsOnly,
]

const rulesOfRequests: Rules = {
  isStaff: staff,
  isClerk: (asker) => roleOf(asker) === 'clerk',
  before: refuseUntilSetUp,
  accounts: accountCalls,
  upload: storedOnce,
}

/**
 * The desk of a council: Payload's configuration, ready to be opened. Several can be made in one process, also some
 * `without` features that are left out.
 */
export async function desk(
  configuration: Configuration,
  without: readonly Feature[] = [],
): Promise<SanitizedConfig> {
  const parts = Object.entries(features(configuration)).filter(([name]) => !without.includes(name as Feature))
  const made = await buildConfig({
    secret: configuration.secret,
    csrf: configuration.origins,
    routes: { api: '/cms-api', admin: '/admin' },
    graphQL: { disable: true },
    telemetry: false,
    logger: { options: deskLog(configuration.logLevel) },
    // What a person is told is no failure of the desk.
    loggingLevels: { Refusal: 'info' } as object,
    maxDepth: 2,
    plugins: [options(configuration), content(configuration), ...parts.map(([, part]) => part)],
    collections: [],
    sharp,
    email: mailFor(configuration),
    db: await databaseFor(configuration.databaseUrl),
    onInit: async (payload) => {
      onlyKnownLists(payload)
      readUnreadableDatesAsNone(payload)
      shareInClientConfigs(listsOfNoPage(payload.config.collections))
      keepNoSchemaMap()
      correctDatabase(payload, databaseSteps)
      keepFilesPrivate(configuration)
      await openDatabase(payload, configuration)
    },
    upload: { limits: { fileSize: most.pdfBytes }, abortOnLimit: true },
    i18n: { fallbackLanguage: 'en', supportedLanguages: languages, translations: payloadWords },
    typescript: { outputFile: path.join(here, 'payload-types.ts'), autoGenerate: false },
    cookiePrefix: cookiePrefix(configuration.isServedSecurely),
    admin: {
      user: 'users',
      avatar: 'default',
      theme: 'all',
      toast: { duration: 15_000, limit: 3 },
      dateFormat: 'dd.MM.yyyy, HH:mm',
      importMap: { baseDir: here },
      meta: {
        titleSuffix: '· Nagardwar',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/desk-icon.svg' }],
      },
      components: {
        providers: [
          '/payload/cookies/secured-cookies.tsx#SecuredCookies',
          '/views/language/desk-language.tsx#DeskLanguage',
          '/views/role/role-of-desk.tsx#RoleOfDesk',
          '/views/language/required-marks.tsx#RequiredMarks',
          '/features/accounts/session-ends.tsx#SessionEnds',
          '/payload/names/named-controls.tsx#NamedControls',
          '/content/uploads/form/file-gate.tsx#FileGate',
          '/payload/refusals/refusals.tsx#Refusals',
        ],
        graphics: { Icon: '/views/emblem.tsx#Icon', Logo: '/views/logo.tsx#Logo' },
        beforeLogin: ['/views/login-heading.tsx#LoginHeading'],
      },
    },
  })
  return withComparedFields(await withMarathiDates(boundRequests(made, rulesOfRequests)))
}
