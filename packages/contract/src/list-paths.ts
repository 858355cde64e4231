/** The query parameter by which the client asks for a language; every server of ours takes all three (contract.md). */
export type LanguageParameter = 'lang' | 'language_code'
export const languageParameters = ['lang', 'language_code', 'language'] as const

type ListPath = { path: `/${string}`; language: LanguageParameter | null }

/**
 * Every list of the API: our name, its path on the wire, and the language parameter of spec.md, section 7
 * (`null` where the list is the same in both languages). The paths keep the spelling of the servers in use.
 */
export const listPaths = {
  mainMenu: { path: '/main-menus', language: 'lang' },
  propertyHolders: { path: '/property_holder', language: 'lang' },
  municipalProperties: { path: '/muncipal', language: 'lang' },
  schools: { path: '/schools', language: 'lang' },
  schoolPhotos: { path: '/school-images', language: null },
  gardens: { path: '/gardens', language: 'lang' },
  electricContacts: { path: '/electric', language: 'lang' },
  roads: { path: '/roads', language: 'lang' },
  treeCensus: { path: '/tree-census', language: 'lang' },
  healthWorks: { path: '/health_dep_sec', language: 'lang' },
  sanitationInspectors: { path: '/sanitation_inspectors', language: 'lang' },
  treatmentFacilities: { path: '/treatment_facility', language: 'lang' },
  litigations: { path: '/litigations', language: 'lang' },
  healthPhotos: { path: '/health_photo_gallery', language: 'lang' },
  ponds: { path: '/ponds-talao', language: 'lang' },
  pondPhotos: { path: '/pond-images', language: null },
  fireStations: { path: '/fire-stations', language: 'lang' },
  hospitals: { path: '/private-hospital', language: 'lang' },
  awards: { path: '/awards', language: 'lang' },
  awardPhotos: { path: '/award-images', language: null },
  presidents: { path: '/presidents', language: 'lang' },
  chiefOfficers: { path: '/chief-officers', language: 'lang' },
  disclosureDepartments: { path: '/public_disclosure', language: 'language_code' },
  departments: { path: '/departments', language: 'lang' },
  functions: { path: '/functions', language: 'lang' },
  sliders: { path: '/sliders', language: null },
  websiteLinks: { path: '/websitelinks', language: null },
  services: { path: '/services', language: 'lang' },
  videos: { path: '/home-videos', language: 'lang' },
  tenders: { path: '/tenders', language: 'lang' },
  projects: { path: '/projects', language: 'lang' },
  headOfficer: { path: '/ceodetails', language: 'lang' },
  ministers: { path: '/minister-details', language: 'lang' },
  history: { path: '/history', language: 'lang' },
  officers: { path: '/ceos', language: 'lang' },
  wards: { path: '/wards', language: 'lang' },
  electedMembers: { path: '/elected-wings', language: 'lang' },
  news: { path: '/newsupdate', language: 'lang' },
  photos: { path: '/gallerys', language: 'lang' },
  generalAdminHeadings: { path: '/generaladmindepartment', language: 'lang' },
  meetings: { path: '/generaladminaddyear', language: 'lang' },
  headings: { path: '/department-datas', language: 'lang' },
  yearDocuments: { path: '/department-data-year', language: 'lang' },
  headingDocuments: { path: '/department-data-heading-pdf', language: 'lang' },
  citizenCharter: { path: '/citizen-charter', language: 'lang' },
  downloads: { path: '/downloads', language: 'language_code' },
  election: { path: '/election', language: 'language_code' },
  voter: { path: '/voter', language: 'language_code' },
  rightToServices: { path: '/righttoservices', language: 'lang' },
  rightToServicesDocuments: { path: '/rts_table', language: 'lang' },
  developmentPlanTexts: { path: '/development-plan-desc', language: 'language_code' },
  developmentPlanMaps: { path: '/development-plan-pdf', language: 'language_code' },
  publications: { path: '/publications', language: 'language_code' },
  privacyPolicy: { path: '/privacy-policy', language: 'language_code' },
  terms: { path: '/terms-and-conditions', language: 'lang' },
  screenReaders: { path: '/screen_reader', language: 'lang' },
  settings: { path: '/settings', language: 'lang' },
  texts: { path: '/texts', language: 'lang' },
} as const satisfies Record<string, ListPath>

export type ListName = keyof typeof listPaths

export const listNames = Object.keys(listPaths) as ListName[]

/** The calls that are not lists. */
export const callPaths = {
  visitorCount: '/visitor-count',
  incrementVisitorCount: '/increment-visitor-count',
  contactUs: '/contact-us',
  notification: '/notification',
  useful: '/useful',
  openApi: '/openapi.json',
} as const
