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
import { mayBeginAnew } from './accounts/first-account/first-account.ts'
import { writeOwnColumnsOnly } from './accounts/own-columns.ts'
import { noteContentChanges } from './api/content-version.ts'
import { perMinute } from './api/guard.ts'
import { siteSecrets } from './api/only-the-site.ts'
import { stopRehearsals } from './approvals/rehearse.ts'
import { backups } from './backups/noted.ts'
import { alerts } from './collections/alerts.ts'
import { answerTemplates } from './collections/answer-templates.ts'
import { approvals } from './collections/approvals.ts'
import { awardPhotos } from './collections/award-photos.ts'
import { awards } from './collections/awards.ts'
import { budgets } from './collections/budgets.ts'
import { chiefOfficers } from './collections/chief-officers.ts'
import { citizenCharter } from './collections/citizen-charter.ts'
import { committees } from './collections/committees.ts'
import { councilMeetings } from './collections/council-meetings.ts'
import { counters } from './collections/counters.ts'
import { departments } from './collections/departments.ts'
import { developmentPlanMaps } from './collections/development-plan-maps.ts'
import { developmentPlanTexts } from './collections/development-plan-texts.ts'
import { disclosureDepartments } from './collections/disclosure-departments.ts'
import { downloads } from './collections/downloads.ts'
import { electedMembers } from './collections/elected-members.ts'
import { election } from './collections/election.ts'
import { electricContacts } from './collections/electric-contacts.ts'
import { feedback } from './collections/feedback.ts'
import { feedbackEntries } from './collections/feedback-entries.ts'
import { feedbackMails } from './collections/feedback-mails.ts'
import { fireStations } from './collections/fire-stations.ts'
import { functions } from './collections/functions.ts'
import { gardens } from './collections/gardens.ts'
import { generalAdminHeadings } from './collections/general-admin-headings.ts'
import { headOfficer } from './collections/head-officer.ts'
import { headingDocuments } from './collections/heading-documents.ts'
import { headings } from './collections/headings.ts'
import { healthPhotos } from './collections/health-photos.ts'
import { healthWorks } from './collections/health-works.ts'
import { history } from './collections/history.ts'
import { holidays } from './collections/holidays.ts'
import { hospitals } from './collections/hospitals.ts'
import { journal } from './collections/journal.ts'
import { versionsKept } from './collections/keep-versions.ts'
import { litigations } from './collections/litigations.ts'
import { media } from './collections/media.ts'
import { meetings } from './collections/meetings.ts'
import { menuEntries } from './collections/menu-entries.ts'
import { ministers } from './collections/ministers.ts'
import { municipalProperties } from './collections/municipal-properties.ts'
import { news } from './collections/news.ts'
import { notifications } from './collections/notifications.ts'
import { obligationStatements } from './collections/obligation-statements.ts'
import { officers } from './collections/officers.ts'
import { origins } from './collections/origins.ts'
import { pageOpinions } from './collections/page-opinions.ts'
import { photos } from './collections/photos.ts'
import { pondPhotos } from './collections/pond-photos.ts'
import { ponds } from './collections/ponds.ts'
import { presidents } from './collections/presidents.ts'
import { privacyPolicy } from './collections/privacy-policy.ts'
import { projects } from './collections/projects.ts'
import { propertyHolders } from './collections/property-holders.ts'
import { publications } from './collections/publications.ts'
import { pushAnnouncements } from './collections/push-announcements.ts'
import { pushDeliveries } from './collections/push-deliveries.ts'
import { pushSubscriptions } from './collections/push-subscriptions.ts'
import { readerCounts } from './collections/reader-counts.ts'
import { redirects } from './collections/redirects.ts'
import { resolutions } from './collections/resolutions.ts'
import { rightToServices } from './collections/right-to-services.ts'
import { rightToServicesDocuments } from './collections/right-to-services-documents.ts'
import { roads } from './collections/roads.ts'
import { sanitationInspectors } from './collections/sanitation-inspectors.ts'
import { schoolPhotos } from './collections/school-photos.ts'
import { schools } from './collections/schools.ts'
import { screenReaders } from './collections/screen-readers.ts'
import { secondFactors } from './collections/second-factors.ts'
import { serviceFacts } from './collections/service-facts.ts'
import { serviceStates } from './collections/service-states.ts'
import { services } from './collections/services.ts'
import { sliders } from './collections/sliders.ts'
import { synonyms } from './collections/synonyms.ts'
import { tenders } from './collections/tenders.ts'
import { terms } from './collections/terms.ts'
import { texts } from './collections/texts.ts'
import { treatmentFacilities } from './collections/treatment-facilities.ts'
import { treeCensus } from './collections/tree-census.ts'
import { users } from './collections/users.ts'
import { videos } from './collections/videos.ts'
import { voter } from './collections/voter.ts'
import { wards } from './collections/wards.ts'
import { websiteLinks } from './collections/website-links.ts'
import { yearDocuments } from './collections/year-documents.ts'
import { departmentEndpoints } from './council-kinds/endpoints.ts'
import { databaseFor } from './database/adapter.ts'
import { openDatabase } from './database/open.ts'
import { demoRemovalEndpoints } from './demo-removal/endpoints.ts'
import { withMarathiDates } from './desk/dates/marathi-dates.ts'
import { languages } from './desk/languages.ts'
import { nameTheFields } from './desk/name-the-fields.ts'
import { payloadWords } from './desk/payload-words.ts'
import { refuseUnreadable } from './desk/unreadable.ts'
import { navLinks, views } from './desk/views.ts'
import { feedbackEndpoints } from './feedback/desk/endpoints.ts'
import { personEndpoints } from './feedback/person/endpoints.ts'
import { feedbackSearch } from './feedback/search/endpoint.ts'
import { leadWith } from './fields/first-language.ts'
import { findingEndpoints } from './findings/endpoints.ts'
import { checksLinks } from './findings/keep-looking.ts'
import { settings } from './globals/settings.ts'
import { helpPictureEndpoint } from './help/endpoint.ts'
import { importEndpoints } from './imports/endpoints.ts'
import { importFrom } from './imports/job.ts'
import { journalChanges } from './journal/journal-changes.ts'
import { noteFailedLogin } from './journal/logins.ts'
import { lookedForEndpoints } from './looked-for/endpoints.ts'
import { mailFor, mailServer } from './mail/mail-server.ts'
import { manyDocumentsEndpoints } from './many-documents/endpoints.ts'
import { obligationEndpoints } from './obligations/endpoints.ts'
import { openingDecisions } from './opening/decisions.ts'
import { openingEndpoints } from './opening/endpoints.ts'
import { opening } from './opening/global.ts'
import { addresses } from './platform/addresses.ts'
import { trustedHops } from './platform/client.ts'
import { dataFolder } from './platform/data-folder.ts'
import { deskLog, log } from './platform/log.ts'
import { ownEnvironment } from './platform/own-environment.ts'
import { keepFilesPrivate } from './platform/private-files.ts'
import { writtenFolder, writtenFolderOf } from './platform/write-probe.ts'
import { push, pushFor } from './push/push.ts'
import { readUnreadableDatesAsNone } from './readable-dates.ts'
import { cookiePrefix } from './request-guard/closed-cookies.ts'
import { boundRequests } from './requests/bound-requests.ts'
import { refuseBadQuery } from './requests/query-errors.ts'
import { setupEndpoints } from './setup/endpoints.ts'
import { sheetEndpoints } from './sheets/endpoints.ts'
import { sheetsOnEveryList } from './sheets/on-every-list.ts'
import type { Configuration } from './start/configuration.ts'
import { councilStart } from './start/council-start.ts'
import { dashboard } from './today/dashboard.ts'
import { placesEndpoint } from './today/places-endpoint.ts'
import { writeTrashOnly } from './trash/write-trash-only.ts'
import { most } from './uploads/limits.ts'
import { files, openFiles } from './uploads/store.ts'
import { usesEndpoint } from './uses/endpoint.ts'
import { withComparedFields } from './versions/compared-fields.ts'
import { scanner } from './viruses/search.ts'

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
      writeOwnColumnsOnly(payload)
      writeTrashOnly(payload)
      stopRehearsals(payload)
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
          '/desk/closed-jar.tsx#ClosedJar',
          '/desk/language/desk-language.tsx#DeskLanguage',
          '/desk/role/role-of-desk.tsx#RoleOfDesk',
          '/desk/language/required-marks.tsx#RequiredMarks',
          '/unsaved/session-ends.tsx#SessionEnds',
          '/desk/names/named-controls.tsx#NamedControls',
          '/uploads/form/file-gate.tsx#FileGate',
          '/desk/refusals/refusals.tsx#Refusals',
        ],
        graphics: { Icon: '/desk/emblem.tsx#Icon', Logo: '/desk/logo.tsx#Logo' },
        actions: ['/help/help-view.tsx#HelpLink'],
        beforeLogin: ['/desk/login-heading.tsx#LoginHeading'],
        afterLogin: ['/desk/forgotten-password.tsx#PasswordHelp'],
        afterNavLinks: navLinks,
        views,
      },
    },
    collections: collectionsFor(configuration).map(copied),
    globals: [settings(configuration.versionsKept.published), opening].map(copied),
  })
  return withComparedFields(await withMarathiDates(boundRequests(made)))
}
