// Written by `npm run generate -w packages/contract` from the files in ../lists; a test compares.
import type { ExampleSet } from '../examples/example-set.ts'
import { mainMenu } from '../examples/main-menu.ts'
import { propertyHolders } from '../examples/property-holders.ts'
import { municipalProperties } from '../examples/municipal-properties.ts'
import { schools } from '../examples/schools.ts'
import { schoolPhotos } from '../examples/school-photos.ts'
import { gardens } from '../examples/gardens.ts'
import { electricContacts } from '../examples/electric-contacts.ts'
import { roads } from '../examples/roads.ts'
import { treeCensus } from '../examples/tree-census.ts'
import { healthWorks } from '../examples/health-works.ts'
import { sanitationInspectors } from '../examples/sanitation-inspectors.ts'
import { treatmentFacilities } from '../examples/treatment-facilities.ts'
import { litigations } from '../examples/litigations.ts'
import { healthPhotos } from '../examples/health-photos.ts'
import { ponds } from '../examples/ponds.ts'
import { pondPhotos } from '../examples/pond-photos.ts'
import { fireStations } from '../examples/fire-stations.ts'
import { hospitals } from '../examples/hospitals.ts'
import { awards } from '../examples/awards.ts'
import { awardPhotos } from '../examples/award-photos.ts'
import { presidents } from '../examples/presidents.ts'
import { chiefOfficers } from '../examples/chief-officers.ts'
import { disclosureDepartments } from '../examples/disclosure-departments.ts'
import { departments } from '../examples/departments.ts'
import { functions } from '../examples/functions.ts'
import { sliders } from '../examples/sliders.ts'
import { websiteLinks } from '../examples/website-links.ts'
import { services } from '../examples/services.ts'
import { videos } from '../examples/videos.ts'
import { tenders } from '../examples/tenders.ts'
import { projects } from '../examples/projects.ts'
import { headOfficer } from '../examples/head-officer.ts'
import { ministers } from '../examples/ministers.ts'
import { history } from '../examples/history.ts'
import { officers } from '../examples/officers.ts'
import { wards } from '../examples/wards.ts'
import { electedMembers } from '../examples/elected-members.ts'
import { news } from '../examples/news.ts'
import { photos } from '../examples/photos.ts'
import { generalAdminHeadings } from '../examples/general-admin-headings.ts'
import { meetings } from '../examples/meetings.ts'
import { headings } from '../examples/headings.ts'
import { yearDocuments } from '../examples/year-documents.ts'
import { headingDocuments } from '../examples/heading-documents.ts'
import { citizenCharter } from '../examples/citizen-charter.ts'
import { downloads } from '../examples/downloads.ts'
import { election } from '../examples/election.ts'
import { voter } from '../examples/voter.ts'
import { rightToServices } from '../examples/right-to-services.ts'
import { rightToServicesDocuments } from '../examples/right-to-services-documents.ts'
import { developmentPlanTexts } from '../examples/development-plan-texts.ts'
import { developmentPlanMaps } from '../examples/development-plan-maps.ts'
import { publications } from '../examples/publications.ts'
import { privacyPolicy } from '../examples/privacy-policy.ts'
import { terms } from '../examples/terms.ts'
import { screenReaders } from '../examples/screen-readers.ts'
import { settings } from '../examples/settings.ts'
import { texts } from '../examples/texts.ts'
import { redirects } from '../examples/redirects.ts'
import { alerts } from '../examples/alerts.ts'
import { holidays } from '../examples/holidays.ts'
import { serviceStates } from '../examples/service-states.ts'
import { serviceFacts } from '../examples/service-facts.ts'
import { committees } from '../examples/committees.ts'
import { councilMeetings } from '../examples/council-meetings.ts'
import { resolutions } from '../examples/resolutions.ts'
import { budgets } from '../examples/budgets.ts'
import { events } from '../examples/events.ts'
import { publicNotices } from '../examples/public-notices.ts'
import { reportKinds } from '../examples/report-kinds.ts'
import { reports } from '../examples/reports.ts'
import { budgetProposals } from '../examples/budget-proposals.ts'
import type { ListName } from '../list-paths.ts'

/** The examples of every list. */
export const examples: { readonly [N in ListName]: ExampleSet<N> } = {
  mainMenu,
  propertyHolders,
  municipalProperties,
  schools,
  schoolPhotos,
  gardens,
  electricContacts,
  roads,
  treeCensus,
  healthWorks,
  sanitationInspectors,
  treatmentFacilities,
  litigations,
  healthPhotos,
  ponds,
  pondPhotos,
  fireStations,
  hospitals,
  awards,
  awardPhotos,
  presidents,
  chiefOfficers,
  disclosureDepartments,
  departments,
  functions,
  sliders,
  websiteLinks,
  services,
  videos,
  tenders,
  projects,
  headOfficer,
  ministers,
  history,
  officers,
  wards,
  electedMembers,
  news,
  photos,
  generalAdminHeadings,
  meetings,
  headings,
  yearDocuments,
  headingDocuments,
  citizenCharter,
  downloads,
  election,
  voter,
  rightToServices,
  rightToServicesDocuments,
  developmentPlanTexts,
  developmentPlanMaps,
  publications,
  privacyPolicy,
  terms,
  screenReaders,
  settings,
  texts,
  redirects,
  alerts,
  holidays,
  serviceStates,
  serviceFacts,
  committees,
  councilMeetings,
  resolutions,
  budgets,
  events,
  publicNotices,
  reportKinds,
  reports,
  budgetProposals,
}
