import routes from '../../apps/site/app/routes.ts'

/** Each static page of the route table, as an address in the default language. */
export const pages: string[] = routes
  .flatMap((route) => [route, ...(route.children ?? [])])
  .map((route) => route.path?.replace(/^en\?\/mr\?\/?/, '') ?? '')
  .filter((path) => !path.includes('*') && !path.includes(':'))
  .map((path) => `/${path}`)
  // Only a closed website has the first; the others are there while the council has resolutions and reports.
  .filter((path) => !['/closed', '/resolutions', '/reports'].includes(path))

/** Pages with `noindex`; they have no canonical address. The council of the tests sends no mails. */
export const unlisted = ['/search', '/offline', '/subscribe', '/services/birth-certificate/first-appeal']

/** Addresses from the demo council's content. */
export const contentPages = [
  '/archive',
  '/account-department',
  '/account-cheque-register',
  '/town-planning-department',
  '/town-planning-notices',
  '/general-admin-resolutions',
  '/ward/12',
  '/tenders/1',
  '/notices',
  '/notices/lake-road-trees',
  '/services',
  '/services/birth-certificate',
  '/services/birth-certificate/first-appeal',
  '/meetings',
  '/meetings/3',
  '/resolutions',
  '/members/1',
  '/events',
  '/events/3',
  '/reports',
  '/budget',
  '/budget/2025-26',
]

/**
 * Pages that together show every element and style class that any page has in its content. Browsers check these, in both
 * languages; `tests/integration/every-page.test.ts` checks the documents of all pages, and fails for a page that has
 * something which none of these shows.
 */
export const templates = [
  '/',
  '/alerts',
  '/events',
  '/report',
  '/reports',
  '/subscribe',
  '/news',
  '/tenders',
  '/archive',
  '/photos',
  '/videos',
  '/history',
  '/org-structure',
  '/functions',
  '/departments',
  '/ward',
  '/ward/12',
  '/schools',
  '/gardens',
  '/roads',
  '/health',
  '/fire-station',
  '/hospital',
  '/amrut',
  '/citizen-charter',
  '/right-to-services',
  '/official-publication',
  '/transparency',
  '/maps',
  '/open-data',
  '/contact',
  '/search',
  '/account-department',
  '/account-cheque-register',
  '/services/birth-certificate',
  '/services/birth-certificate/first-appeal',
  '/notices/lake-road-trees',
  '/meetings/3',
  '/budget',
]

/** The ten that differ most, for what takes a browser long. */
export const kindsOfPage = [
  '/',
  '/roads',
  '/schools',
  '/departments',
  '/contact',
  '/photos',
  '/news',
  '/search',
  '/account-department',
  '/account-cheque-register',
]

export const languages = ['en', 'mr'] as const
export type Language = (typeof languages)[number]

export const inLanguage = (page: string, language: Language) =>
  language === 'en' ? page : page === '/' ? '/mr' : `/mr${page}`
