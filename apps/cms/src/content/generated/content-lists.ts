// Written by `npm run generate -w apps/cms` from the files in ../collections; a test compares.
import type { CollectionConfig } from 'payload'
import { alerts } from '../collections/alerts.ts'
import { awardPhotos } from '../collections/award-photos.ts'
import { awards } from '../collections/awards.ts'
import { budgetProposals } from '../collections/budget-proposals.ts'
import { budgets } from '../collections/budgets.ts'
import { chiefOfficers } from '../collections/chief-officers.ts'
import { citizenCharter } from '../collections/citizen-charter.ts'
import { committees } from '../collections/committees.ts'
import { councilMeetings } from '../collections/council-meetings.ts'
import { departments } from '../collections/departments.ts'
import { developmentPlanMaps } from '../collections/development-plan-maps.ts'
import { developmentPlanTexts } from '../collections/development-plan-texts.ts'
import { disclosureDepartments } from '../collections/disclosure-departments.ts'
import { downloads } from '../collections/downloads.ts'
import { electedMembers } from '../collections/elected-members.ts'
import { election } from '../collections/election.ts'
import { electricContacts } from '../collections/electric-contacts.ts'
import { events } from '../collections/events.ts'
import { fireStations } from '../collections/fire-stations.ts'
import { functions } from '../collections/functions.ts'
import { gardens } from '../collections/gardens.ts'
import { generalAdminHeadings } from '../collections/general-admin-headings.ts'
import { headOfficer } from '../collections/head-officer.ts'
import { headingDocuments } from '../collections/heading-documents.ts'
import { headings } from '../collections/headings.ts'
import { healthPhotos } from '../collections/health-photos.ts'
import { healthWorks } from '../collections/health-works.ts'
import { history } from '../collections/history.ts'
import { holidays } from '../collections/holidays.ts'
import { hospitals } from '../collections/hospitals.ts'
import { litigations } from '../collections/litigations.ts'
import { meetings } from '../collections/meetings.ts'
import { menuEntries } from '../collections/menu-entries.ts'
import { ministers } from '../collections/ministers.ts'
import { municipalProperties } from '../collections/municipal-properties.ts'
import { news } from '../collections/news.ts'
import { officers } from '../collections/officers.ts'
import { photos } from '../collections/photos.ts'
import { pondPhotos } from '../collections/pond-photos.ts'
import { ponds } from '../collections/ponds.ts'
import { presidents } from '../collections/presidents.ts'
import { privacyPolicy } from '../collections/privacy-policy.ts'
import { projects } from '../collections/projects.ts'
import { propertyHolders } from '../collections/property-holders.ts'
import { publicNotices } from '../collections/public-notices.ts'
import { publications } from '../collections/publications.ts'
import { redirects } from '../collections/redirects.ts'
import { reportKinds } from '../collections/report-kinds.ts'
import { reports } from '../collections/reports.ts'
import { resolutions } from '../collections/resolutions.ts'
import { rightToServicesDocuments } from '../collections/right-to-services-documents.ts'
import { rightToServices } from '../collections/right-to-services.ts'
import { roads } from '../collections/roads.ts'
import { sanitationInspectors } from '../collections/sanitation-inspectors.ts'
import { schoolPhotos } from '../collections/school-photos.ts'
import { schools } from '../collections/schools.ts'
import { screenReaders } from '../collections/screen-readers.ts'
import { serviceFacts } from '../collections/service-facts.ts'
import { serviceStates } from '../collections/service-states.ts'
import { services } from '../collections/services.ts'
import { sliders } from '../collections/sliders.ts'
import { tenders } from '../collections/tenders.ts'
import { terms } from '../collections/terms.ts'
import { texts } from '../collections/texts.ts'
import { treatmentFacilities } from '../collections/treatment-facilities.ts'
import { treeCensus } from '../collections/tree-census.ts'
import { videos } from '../collections/videos.ts'
import { voter } from '../collections/voter.ts'
import { wards } from '../collections/wards.ts'
import { websiteLinks } from '../collections/website-links.ts'
import { yearDocuments } from '../collections/year-documents.ts'

/** The lists of content, in their order at the desk. Files and synonyms come after them. */
export const contentLists: CollectionConfig[] = [
  alerts,
  serviceStates,
  holidays,
  events,
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
  publicNotices,
  reportKinds,
  reports,
  budgetProposals,
]
