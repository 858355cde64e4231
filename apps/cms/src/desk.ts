import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog } from '@nagardwar/http/log'
import {
  buildConfig,
  type CollectionConfig,
  deepCopyObject,
  type Plugin,
  type SanitizedConfig,
} from 'payload'
import sharp from 'sharp'
import { noteContentChanges } from './api/content-version.ts'
import { councilStart } from './api/first-content/council-start.ts'
import { perMinute } from './api/guard.ts'
import { siteSecrets } from './api/only-the-site.ts'
import type { Configuration } from './configuration.ts'
import { roleOf } from './content/access/role.ts'
import { staff } from './content/access/staff.ts'
import { alerts } from './content/collections/alerts.ts'
import { awardPhotos } from './content/collections/award-photos.ts'
import { awards } from './content/collections/awards.ts'
import { budgets } from './content/collections/budgets.ts'
import { chiefOfficers } from './content/collections/chief-officers.ts'
import { citizenCharter } from './content/collections/citizen-charter.ts'
import { committees } from './content/collections/committees.ts'
import { councilMeetings } from './content/collections/council-meetings.ts'
import { counters } from './content/collections/counters.ts'
import { departments } from './content/collections/departments.ts'
import { developmentPlanMaps } from './content/collections/development-plan-maps.ts'
import { developmentPlanTexts } from './content/collections/development-plan-texts.ts'
import { disclosureDepartments } from './content/collections/disclosure-departments.ts'
import { downloads } from './content/collections/downloads.ts'
import { electedMembers } from './content/collections/elected-members.ts'
import { election } from './content/collections/election.ts'
import { electricContacts } from './content/collections/electric-contacts.ts'
import { fireStations } from './content/collections/fire-stations.ts'
import { functions } from './content/collections/functions.ts'
import { gardens } from './content/collections/gardens.ts'
import { generalAdminHeadings } from './content/collections/general-admin-headings.ts'
import { headOfficer } from './content/collections/head-officer.ts'
import { headingDocuments } from './content/collections/heading-documents.ts'
import { headings } from './content/collections/headings.ts'
import { healthPhotos } from './content/collections/health-photos.ts'
import { healthWorks } from './content/collections/health-works.ts'
import { history } from './content/collections/history.ts'
import { holidays } from './content/collections/holidays.ts'
import { hospitals } from './content/collections/hospitals.ts'
import { versionsKept } from './content/collections/keep-versions.ts'
import { litigations } from './content/collections/litigations.ts'
import { media } from './content/collections/media.ts'
import { meetings } from './content/collections/meetings.ts'
import { menuEntries } from './content/collections/menu-entries.ts'
import { ministers } from './content/collections/ministers.ts'
import { municipalProperties } from './content/collections/municipal-properties.ts'
import { news } from './content/collections/news.ts'
import { notifications } from './content/collections/notifications.ts'
import { officers } from './content/collections/officers.ts'
import { origins } from './content/collections/origins.ts'
import { pageOpinions } from './content/collections/page-opinions.ts'
import { photos } from './content/collections/photos.ts'
import { pondPhotos } from './content/collections/pond-photos.ts'
import { ponds } from './content/collections/ponds.ts'
import { presidents } from './content/collections/presidents.ts'
import { privacyPolicy } from './content/collections/privacy-policy.ts'
import { projects } from './content/collections/projects.ts'
import { propertyHolders } from './content/collections/property-holders.ts'
import { publications } from './content/collections/publications.ts'
import { redirects } from './content/collections/redirects.ts'
import { resolutions } from './content/collections/resolutions.ts'
import { rightToServices } from './content/collections/right-to-services.ts'
import { rightToServicesDocuments } from './content/collections/right-to-services-documents.ts'
import { roads } from './content/collections/roads.ts'
import { sanitationInspectors } from './content/collections/sanitation-inspectors.ts'
import { schoolPhotos } from './content/collections/school-photos.ts'
import { schools } from './content/collections/schools.ts'
import { screenReaders } from './content/collections/screen-readers.ts'
import { serviceFacts } from './content/collections/service-facts.ts'
import { serviceStates } from './content/collections/service-states.ts'
import { services } from './content/collections/services.ts'
import { sliders } from './content/collections/sliders.ts'
import { synonyms } from './content/collections/synonyms.ts'
import { tenders } from './content/collections/tenders.ts'
import { terms } from './content/collections/terms.ts'
import { texts } from './content/collections/texts.ts'
import { treatmentFacilities } from './content/collections/treatment-facilities.ts'
import { treeCensus } from './content/collections/tree-census.ts'
import { videos } from './content/collections/videos.ts'
import { voter } from './content/collections/voter.ts'
import { wards } from './content/collections/wards.ts'
import { websiteLinks } from './content/collections/website-links.ts'
import { yearDocuments } from './content/collections/year-documents.ts'
import { departmentEndpoints } from './content/council-kinds/endpoints.ts'
import { leadWith } from './content/fields/first-language.ts'
import { settings } from './content/globals/settings.ts'
import { journal } from './content/journal/collection.ts'
import { opening } from './content/opening/global.ts'
import { refuseUntilSetUp } from './content/second-factor/required.ts'
import { usesEndpoint } from './content/uses/endpoint.ts'
import { withComparedFields } from './content/versions/compared-fields.ts'
import { navLinks, views } from './desk-views.ts'
import { accountCalls } from './features/accounts/account-calls.ts'
import { mayBeginAnew } from './features/accounts/first-account/first-account.ts'
import { secondFactors } from './features/accounts/second-factor/collection.ts'
import { users } from './features/accounts/users.ts'
import { approvals } from './features/approvals/collection.ts'
import { demoRemovalEndpoints } from './features/demo-removal/endpoints.ts'
import { feedback } from './features/feedback/collection.ts'
import { answerTemplates } from './features/feedback/desk/answer-templates.ts'
import { feedbackEndpoints } from './features/feedback/desk/endpoints.ts'
import { feedbackEntries } from './features/feedback/entries/collection.ts'
import { feedbackMails } from './features/feedback/mail/collection.ts'
import { personEndpoints } from './features/feedback/person/endpoints.ts'
import { feedbackSearch } from './features/feedback/search/endpoint.ts'
import { findingEndpoints } from './features/findings/endpoints.ts'
import { checksLinks } from './features/findings/keep-looking.ts'
import { helpPictureEndpoint } from './features/help/endpoint.ts'
import { importEndpoints } from './features/imports/endpoints.ts'
import { importFrom } from './features/imports/job.ts'
import { journalChanges } from './features/journal/journal-changes.ts'
import { noteFailedLogin } from './features/journal/logins.ts'
import { lookedForEndpoints } from './features/looked-for/endpoints.ts'
import { readerCounts } from './features/looked-for/reader-counts.ts'
import { manyDocumentsEndpoints } from './features/many-documents/endpoints.ts'
import { obligationEndpoints } from './features/obligations/endpoints.ts'
import { obligationStatements } from './features/obligations/statements/collection.ts'
import { openingDecisions } from './features/opening/decisions.ts'
import { openingEndpoints } from './features/opening/endpoints.ts'
import { push, pushFor } from './features/push/push.ts'
import { pushAnnouncements } from './features/push/push-announcements.ts'
import { pushDeliveries } from './features/push/push-deliveries.ts'
import { pushSubscriptions } from './features/push/push-subscriptions.ts'
import { setupEndpoints } from './features/setup/endpoints.ts'
import { sheetEndpoints } from './features/sheets/endpoints.ts'
import { sheetsOnEveryList } from './features/sheets/on-every-list.ts'
import { dashboard } from './features/today/dashboard.ts'
import { placesEndpoint } from './features/today/places-endpoint.ts'
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
import { readUnreadableDatesAsNone } from './payload/readable-dates.ts'
import { nameTheFields } from './payload/refusals/name-the-fields.ts'
import { refuseUnreadable } from './payload/refusals/unreadable.ts'
import { boundRequests, type Rules } from './payload/requests/bound-requests.ts'
import { refuseBadQuery } from './payload/requests/query-errors.ts'
import { addresses } from './platform/addresses.ts'
import { backups } from './platform/backups/noted.ts'
import { trustedHops } from './platform/client.ts'
import { dataFolder } from './platform/data-folder.ts'
import { databaseFor } from './platform/database/adapter.ts'
import { openDatabase } from './platform/database/open.ts'
import { most } from './platform/files/limits.ts'
import { files, openFiles } from './platform/files/store.ts'
import { deskLog, log } from './platform/log.ts'
import { mailFor, mailServer } from './platform/mail/mail-server.ts'
import { ownEnvironment } from './platform/own-environment.ts'
import { keepFilesPrivate } from './platform/private-files.ts'
import { scanner } from './platform/viruses/search.ts'
import { writtenFolder, writtenFolderOf } from './platform/write-probe.ts'

// Not import.meta.dirname, which Turbopack leaves undefined.
const here = path.dirname(fileURLToPath(import.meta.url))

/** What parts of the desk are made with, where their hooks, jobs and views find it. */
const optionsFrom = (configuration: Configuration): Plugin[] => [
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
  files.set(openFiles(configuration)),
  versionsKept.set(configuration.versionsKept),
  scanner.set(configuration.clamd),
  mailServer.set(configuration),
  push.set(pushFor(configuration.push, configuration.siteOrigin)),
  backups.set(configuration.backups),
  importFrom.set(configuration.importFrom),
  checksLinks.set(configuration.checksLinks),
  mayBeginAnew.set(configuration.beginAnew),
  councilStart.set(configuration),
]

const collectionsFor = (configuration: Configuration): CollectionConfig[] => [
  alerts,
  serviceStates,
  holidays,
  sliders,
  ministers,
  services,
  news,
  headOfficer,
  videos,
  projects,
  tenders,
  photos,
  websiteLinks,
  history,
  officers,
  wards,
  electedMembers,
  committees,
  councilMeetings,
  resolutions,
  functions,
  presidents,
  chiefOfficers,
  awards,
  awardPhotos,
  budgets,
  departments,
  disclosureDepartments,
  headings,
  yearDocuments,
  headingDocuments,
  generalAdminHeadings,
  meetings,
  publications,
  developmentPlanTexts,
  developmentPlanMaps,
  propertyHolders,
  municipalProperties,
  schools,
  schoolPhotos,
  gardens,
  electricContacts,
  roads,
  treeCensus,
  ponds,
  pondPhotos,
  fireStations,
  healthWorks,
  sanitationInspectors,
  treatmentFacilities,
  litigations,
  healthPhotos,
  hospitals,
  citizenCharter,
  serviceFacts,
  rightToServices,
  rightToServicesDocuments,
  downloads,
  election,
  voter,
  screenReaders,
  privacyPolicy,
  terms,
  menuEntries,
  redirects,
  texts,
  media(path.join(/* turbopackIgnore: true */ configuration.dataDir, 'not-here')),
  synonyms,
  feedback,
  feedbackEntries,
  feedbackMails,
  answerTemplates,
  notifications,
  pageOpinions,
  readerCounts,
  pushSubscriptions,
  pushAnnouncements,
  pushDeliveries,
  counters,
  origins,
  journal,
  openingDecisions,
  approvals,
  users(configuration.isServedSecurely),
  secondFactors,
  obligationStatements,
]

// Payload writes its defaults into what it is given and takes it as finished the next time: two desks in one process
// would share their lists.
const copied = <T>(list: T): T => deepCopyObject(list)

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
}

/** The desk of a council: Payload's configuration, ready to be opened. Several can be made in one process. */
export async function desk(configuration: Configuration): Promise<SanitizedConfig> {
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
    plugins: [
      ...optionsFrom(configuration),
      leadWith(configuration.defaultLanguage),
      noteContentChanges,
      journalChanges,
      sheetsOnEveryList,
    ],
    sharp,
    email: mailFor(configuration),
    db: await databaseFor(configuration.databaseUrl),
    onInit: async (payload) => {
      readUnreadableDatesAsNone(payload)
      correctDatabase(payload, databaseSteps)
      keepFilesPrivate(configuration)
      await openDatabase(payload, configuration)
    },
    endpoints: [
      placesEndpoint,
      usesEndpoint,
      helpPictureEndpoint,
      ...importEndpoints,
      ...setupEndpoints,
      ...demoRemovalEndpoints,
      ...departmentEndpoints,
      ...openingEndpoints,
      ...obligationEndpoints,
      ...findingEndpoints,
      ...lookedForEndpoints,
      ...feedbackEndpoints,
      ...personEndpoints,
      feedbackSearch,
      ...sheetEndpoints,
      ...manyDocumentsEndpoints,
    ],
    hooks: { afterError: [nameTheFields, refuseUnreadable, refuseBadQuery, noteFailedLogin] },
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
      dashboard,
      importMap: { baseDir: here },
      meta: {
        titleSuffix: '· Nagardwar',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/desk-icon.svg' }],
      },
      components: {
        providers: [
          '/payload/cookies/closed-jar.tsx#ClosedJar',
          '/views/language/desk-language.tsx#DeskLanguage',
          '/views/role/role-of-desk.tsx#RoleOfDesk',
          '/views/language/required-marks.tsx#RequiredMarks',
          '/features/accounts/session-ends.tsx#SessionEnds',
          '/payload/names/named-controls.tsx#NamedControls',
          '/content/uploads/form/file-gate.tsx#FileGate',
          '/payload/refusals/refusals.tsx#Refusals',
        ],
        graphics: { Icon: '/views/emblem.tsx#Icon', Logo: '/views/logo.tsx#Logo' },
        actions: ['/features/help/help-view.tsx#HelpLink'],
        beforeLogin: ['/views/login-heading.tsx#LoginHeading'],
        afterLogin: ['/features/accounts/links/forgotten-password-view.tsx#PasswordHelp'],
        afterNavLinks: navLinks,
        views,
      },
    },
    collections: collectionsFor(configuration).map(copied),
    globals: [settings(configuration.versionsKept.published), opening].map(copied),
  })
  return withComparedFields(await withMarathiDates(boundRequests(made, rulesOfRequests)))
}
