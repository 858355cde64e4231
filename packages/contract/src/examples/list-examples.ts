import type { ListName } from '../list-paths.ts'
import { awards } from './award.ts'
import { awardPhotos } from './award-photo.ts'
import { chiefOfficers } from './chief-officer.ts'
import { citizenCharter } from './citizen-charter-document.ts'
import { functions } from './council-function.ts'
import { departments } from './department.ts'
import { developmentPlanMaps } from './development-plan-map.ts'
import { developmentPlanTexts } from './development-plan-text.ts'
import { disclosureDepartments } from './disclosure-department.ts'
import { downloads } from './download.ts'
import { electedMembers } from './elected-member.ts'
import { election } from './election-document.ts'
import { electricContacts } from './electric-contact.ts'
import type { ExampleSet } from './example-set.ts'
import { fireStations } from './fire-station.ts'
import { gardens } from './garden.ts'
import { generalAdminHeadings } from './general-admin-heading.ts'
import { headOfficer } from './head-officer.ts'
import { headings } from './heading.ts'
import { headingDocuments } from './heading-document.ts'
import { healthPhotos } from './health-photo.ts'
import { healthWorks } from './health-work.ts'
import { history } from './history.ts'
import { hospitals } from './hospital.ts'
import { texts } from './interface-text.ts'
import { litigations } from './litigation.ts'
import { meetings } from './meeting.ts'
import { mainMenu } from './menu-entry.ts'
import { ministers } from './minister.ts'
import { municipalProperties } from './municipal-property.ts'
import { news } from './news-item.ts'
import { officers } from './officer.ts'
import { photos } from './photo.ts'
import { ponds } from './pond.ts'
import { pondPhotos } from './pond-photo.ts'
import { presidents } from './president.ts'
import { privacyPolicy } from './privacy-policy-item.ts'
import { projects } from './project.ts'
import { propertyHolders } from './property-holder.ts'
import { publications } from './publication.ts'
import { rightToServices } from './right-to-service.ts'
import { rightToServicesDocuments } from './right-to-services-document.ts'
import { roads } from './road.ts'
import { sanitationInspectors } from './sanitation-inspector.ts'
import { schools } from './school.ts'
import { schoolPhotos } from './school-photo.ts'
import { screenReaders } from './screen-reader.ts'
import { services } from './service.ts'
import { settings } from './settings.ts'
import { sliders } from './slider.ts'
import { tenders } from './tender.ts'
import { terms } from './terms-item.ts'
import { treatmentFacilities } from './treatment-facility.ts'
import { treeCensus } from './tree-census-row.ts'
import { videos } from './video.ts'
import { voter } from './voter-document.ts'
import { wards } from './ward.ts'
import { websiteLinks } from './website-link.ts'
import { yearDocuments } from './year-document.ts'

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
}
