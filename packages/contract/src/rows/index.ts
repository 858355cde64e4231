import type { z } from 'zod'
import type { ListName } from '../list-paths.ts'
import { awardSchema } from './award.ts'
import { awardPhotoSchema } from './award-photo.ts'
import { chiefOfficerSchema } from './chief-officer.ts'
import { citizenCharterDocumentSchema } from './citizen-charter-document.ts'
import { departmentSchema } from './department.ts'
import { developmentPlanMapSchema } from './development-plan-map.ts'
import { developmentPlanTextSchema } from './development-plan-text.ts'
import { disclosureDepartmentSchema } from './disclosure-department.ts'
import { downloadSchema } from './download.ts'
import { electedMemberSchema } from './elected-member.ts'
import { electionDocumentSchema } from './election-document.ts'
import { electricContactSchema } from './electric-contact.ts'
import { fireStationSchema } from './fire-station.ts'
import { councilFunctionSchema } from './function.ts'
import { gardenSchema } from './garden.ts'
import { generalAdminHeadingSchema } from './general-admin-heading.ts'
import { headOfficerSchema } from './head-officer.ts'
import { headingSchema } from './heading.ts'
import { headingDocumentSchema } from './heading-document.ts'
import { healthPhotoSchema } from './health-photo.ts'
import { healthWorkSchema } from './health-work.ts'
import { historySchema } from './history.ts'
import { hospitalSchema } from './hospital.ts'
import { interfaceTextSchema } from './interface-text.ts'
import { litigationSchema } from './litigation.ts'
import { meetingSchema } from './meeting.ts'
import { menuEntrySchema } from './menu-entry.ts'
import { ministerSchema } from './minister.ts'
import { municipalPropertySchema } from './municipal-property.ts'
import { newsItemSchema } from './news-item.ts'
import { officerSchema } from './officer.ts'
import { photoSchema } from './photo.ts'
import { pondSchema } from './pond.ts'
import { pondPhotoSchema } from './pond-photo.ts'
import { presidentSchema } from './president.ts'
import { privacyPolicyItemSchema } from './privacy-policy-item.ts'
import { projectSchema } from './project.ts'
import { propertyHolderSchema } from './property-holder.ts'
import { publicationSchema } from './publication.ts'
import { rightToServiceSchema } from './right-to-service.ts'
import { rightToServicesDocumentSchema } from './right-to-services-document.ts'
import { roadSchema } from './road.ts'
import { sanitationInspectorSchema } from './sanitation-inspector.ts'
import { schoolSchema } from './school.ts'
import { schoolPhotoSchema } from './school-photo.ts'
import { screenReaderSchema } from './screen-reader.ts'
import { serviceSchema } from './service.ts'
import { settingsSchema } from './settings.ts'
import { sliderSchema } from './slider.ts'
import { tenderSchema } from './tender.ts'
import { termsItemSchema } from './terms-item.ts'
import { treatmentFacilitySchema } from './treatment-facility.ts'
import { treeCensusRowSchema } from './tree-census-row.ts'
import { videoSchema } from './video.ts'
import { voterDocumentSchema } from './voter-document.ts'
import { wardSchema } from './ward.ts'
import { websiteLinkSchema } from './website-link.ts'
import { yearDocumentSchema } from './year-document.ts'

/** The schema of one row of each list: strictly what our server sends. */
export const rowSchemas = {
  mainMenu: menuEntrySchema,
  propertyHolders: propertyHolderSchema,
  municipalProperties: municipalPropertySchema,
  schools: schoolSchema,
  schoolPhotos: schoolPhotoSchema,
  gardens: gardenSchema,
  electricContacts: electricContactSchema,
  roads: roadSchema,
  treeCensus: treeCensusRowSchema,
  healthWorks: healthWorkSchema,
  sanitationInspectors: sanitationInspectorSchema,
  treatmentFacilities: treatmentFacilitySchema,
  litigations: litigationSchema,
  healthPhotos: healthPhotoSchema,
  ponds: pondSchema,
  pondPhotos: pondPhotoSchema,
  fireStations: fireStationSchema,
  hospitals: hospitalSchema,
  awards: awardSchema,
  awardPhotos: awardPhotoSchema,
  presidents: presidentSchema,
  chiefOfficers: chiefOfficerSchema,
  disclosureDepartments: disclosureDepartmentSchema,
  departments: departmentSchema,
  functions: councilFunctionSchema,
  sliders: sliderSchema,
  websiteLinks: websiteLinkSchema,
  services: serviceSchema,
  videos: videoSchema,
  tenders: tenderSchema,
  projects: projectSchema,
  headOfficer: headOfficerSchema,
  ministers: ministerSchema,
  history: historySchema,
  officers: officerSchema,
  wards: wardSchema,
  electedMembers: electedMemberSchema,
  news: newsItemSchema,
  photos: photoSchema,
  generalAdminHeadings: generalAdminHeadingSchema,
  meetings: meetingSchema,
  headings: headingSchema,
  yearDocuments: yearDocumentSchema,
  headingDocuments: headingDocumentSchema,
  citizenCharter: citizenCharterDocumentSchema,
  downloads: downloadSchema,
  election: electionDocumentSchema,
  voter: voterDocumentSchema,
  rightToServices: rightToServiceSchema,
  rightToServicesDocuments: rightToServicesDocumentSchema,
  developmentPlanTexts: developmentPlanTextSchema,
  developmentPlanMaps: developmentPlanMapSchema,
  publications: publicationSchema,
  privacyPolicy: privacyPolicyItemSchema,
  terms: termsItemSchema,
  screenReaders: screenReaderSchema,
  settings: settingsSchema,
  texts: interfaceTextSchema,
} as const satisfies Record<ListName, z.ZodObject>

/** A row of a list, as `contract.md` writes it. */
export type ListRow<N extends ListName> = z.infer<(typeof rowSchemas)[N]>

export type { Award } from './award.ts'
export type { AwardPhoto } from './award-photo.ts'
export type { ChiefOfficer } from './chief-officer.ts'
export type { CitizenCharterDocument } from './citizen-charter-document.ts'
export type { Department } from './department.ts'
export type { DevelopmentPlanMap } from './development-plan-map.ts'
export type { DevelopmentPlanText } from './development-plan-text.ts'
export type { DisclosureDepartment } from './disclosure-department.ts'
export type { Download } from './download.ts'
export type { ElectedMember } from './elected-member.ts'
export type { ElectionDocument } from './election-document.ts'
export type { ElectricContact } from './electric-contact.ts'
export type { FireStation } from './fire-station.ts'
export type { CouncilFunction } from './function.ts'
export type { Garden } from './garden.ts'
export type { GeneralAdminHeading } from './general-admin-heading.ts'
export type { HeadOfficer } from './head-officer.ts'
export type { Heading } from './heading.ts'
export type { HeadingDocument } from './heading-document.ts'
export type { HealthPhoto } from './health-photo.ts'
export type { HealthWork } from './health-work.ts'
export type { History } from './history.ts'
export type { Hospital } from './hospital.ts'
export type { InterfaceText } from './interface-text.ts'
export type { Litigation } from './litigation.ts'
export type { Meeting } from './meeting.ts'
export type { MenuEntry } from './menu-entry.ts'
export type { Minister } from './minister.ts'
export type { MunicipalProperty } from './municipal-property.ts'
export type { NewsItem } from './news-item.ts'
export type { Officer } from './officer.ts'
export type { Photo } from './photo.ts'
export type { Pond } from './pond.ts'
export type { PondPhoto } from './pond-photo.ts'
export type { President } from './president.ts'
export type { PrivacyPolicyItem } from './privacy-policy-item.ts'
export type { Project } from './project.ts'
export type { PropertyHolder } from './property-holder.ts'
export type { Publication } from './publication.ts'
export type { RightToService } from './right-to-service.ts'
export type { RightToServicesDocument } from './right-to-services-document.ts'
export type { Road } from './road.ts'
export type { SanitationInspector } from './sanitation-inspector.ts'
export type { School } from './school.ts'
export type { SchoolPhoto } from './school-photo.ts'
export type { ScreenReader } from './screen-reader.ts'
export type { Service } from './service.ts'
export type { Settings } from './settings.ts'
export type { Slider } from './slider.ts'
export type { Tender } from './tender.ts'
export type { TermsItem } from './terms-item.ts'
export type { TreatmentFacility } from './treatment-facility.ts'
export type { TreeCensusRow } from './tree-census-row.ts'
export type { Video } from './video.ts'
export type { VoterDocument } from './voter-document.ts'
export type { Ward } from './ward.ts'
export type { WebsiteLink } from './website-link.ts'
export type { YearDocument } from './year-document.ts'
