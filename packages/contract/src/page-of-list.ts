import { type ListName, listNames, listPaths } from './list-paths.ts'

/** Pages that show a list under another address than the API's. */
const pages: Partial<Record<ListName, string>> = {
  news: '/news',
  tenders: '/tenders',
  photos: '/photos',
  videos: '/videos',
  electedMembers: '/elected-member',
  chiefOfficers: '/elected-pre-officer',
  presidents: '/elected-pre-representative',
  wards: '/ward',
  propertyHolders: '/property-holder',
  municipalProperties: '/properties-milkat',
  schoolPhotos: '/schools',
  healthWorks: '/health',
  sanitationInspectors: '/health',
  treatmentFacilities: '/health',
  litigations: '/health',
  healthPhotos: '/health',
  pondPhotos: '/ponds-talao',
  fireStations: '/fire-station',
  hospitals: '/hospital',
  awardPhotos: '/awards',
  disclosureDepartments: '/public-disclosure',
  generalAdminHeadings: '/general-admin-department',
  meetings: '/general-admin-department',
  rightToServices: '/right-to-services',
  rightToServicesDocuments: '/right-to-services',
  developmentPlanTexts: '/maps',
  developmentPlanMaps: '/maps',
  publications: '/official-publication',
  screenReaders: '/screen-reader-access',
}

const byPath = new Map(
  listNames.flatMap((name) => {
    const page = pages[name]
    return page && page !== listPaths[name].path ? [[listPaths[name].path as string, page] as const] : []
  }),
)

/**
 * The page of a list at the address that it has at the API: menus of older servers lead to `/private-hospital`, which is
 * `/hospital` here. Undefined for any other address.
 */
export const pageOfListPath = (path: string): string | undefined => byPath.get(path.toLowerCase())
