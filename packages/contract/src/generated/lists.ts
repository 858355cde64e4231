// Written by `npm run generate -w packages/contract` from the files in ../lists; a test compares.
import { mainMenu } from '../lists/main-menu.ts'
import { propertyHolders } from '../lists/property-holders.ts'
import { municipalProperties } from '../lists/municipal-properties.ts'
import { schools } from '../lists/schools.ts'
import { schoolPhotos } from '../lists/school-photos.ts'
import { gardens } from '../lists/gardens.ts'
import { electricContacts } from '../lists/electric-contacts.ts'
import { roads } from '../lists/roads.ts'
import { treeCensus } from '../lists/tree-census.ts'
import { healthWorks } from '../lists/health-works.ts'
import { sanitationInspectors } from '../lists/sanitation-inspectors.ts'
import { treatmentFacilities } from '../lists/treatment-facilities.ts'
import { litigations } from '../lists/litigations.ts'
import { healthPhotos } from '../lists/health-photos.ts'
import { ponds } from '../lists/ponds.ts'
import { pondPhotos } from '../lists/pond-photos.ts'
import { fireStations } from '../lists/fire-stations.ts'
import { hospitals } from '../lists/hospitals.ts'
import { awards } from '../lists/awards.ts'
import { awardPhotos } from '../lists/award-photos.ts'
import { presidents } from '../lists/presidents.ts'
import { chiefOfficers } from '../lists/chief-officers.ts'
import { disclosureDepartments } from '../lists/disclosure-departments.ts'
import { departments } from '../lists/departments.ts'
import { functions } from '../lists/functions.ts'
import { sliders } from '../lists/sliders.ts'
import { websiteLinks } from '../lists/website-links.ts'
import { services } from '../lists/services.ts'
import { videos } from '../lists/videos.ts'
import { tenders } from '../lists/tenders.ts'
import { projects } from '../lists/projects.ts'
import { headOfficer } from '../lists/head-officer.ts'
import { ministers } from '../lists/ministers.ts'
import { history } from '../lists/history.ts'
import { officers } from '../lists/officers.ts'
import { wards } from '../lists/wards.ts'
import { electedMembers } from '../lists/elected-members.ts'
import { news } from '../lists/news.ts'
import { photos } from '../lists/photos.ts'
import { generalAdminHeadings } from '../lists/general-admin-headings.ts'
import { meetings } from '../lists/meetings.ts'
import { headings } from '../lists/headings.ts'
import { yearDocuments } from '../lists/year-documents.ts'
import { headingDocuments } from '../lists/heading-documents.ts'
import { citizenCharter } from '../lists/citizen-charter.ts'
import { downloads } from '../lists/downloads.ts'
import { election } from '../lists/election.ts'
import { voter } from '../lists/voter.ts'
import { rightToServices } from '../lists/right-to-services.ts'
import { rightToServicesDocuments } from '../lists/right-to-services-documents.ts'
import { developmentPlanTexts } from '../lists/development-plan-texts.ts'
import { developmentPlanMaps } from '../lists/development-plan-maps.ts'
import { publications } from '../lists/publications.ts'
import { privacyPolicy } from '../lists/privacy-policy.ts'
import { terms } from '../lists/terms.ts'
import { screenReaders } from '../lists/screen-readers.ts'
import { settings } from '../lists/settings.ts'
import { texts } from '../lists/texts.ts'
import { redirects } from '../lists/redirects.ts'
import { alerts } from '../lists/alerts.ts'
import { holidays } from '../lists/holidays.ts'
import { serviceStates } from '../lists/service-states.ts'
import { serviceFacts } from '../lists/service-facts.ts'
import { committees } from '../lists/committees.ts'
import { councilMeetings } from '../lists/council-meetings.ts'
import { resolutions } from '../lists/resolutions.ts'
import { budgets } from '../lists/budgets.ts'
import { events } from '../lists/events.ts'
import { publicNotices } from '../lists/public-notices.ts'
import { reportKinds } from '../lists/report-kinds.ts'
import { reports } from '../lists/reports.ts'
import { budgetProposals } from '../lists/budget-proposals.ts'

/** Every list of the API, in the order of its description. */
export const lists = {
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
