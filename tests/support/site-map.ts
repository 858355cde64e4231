import routes from '../../apps/site/app/routes.ts'

/** Each static page of the route table, as an address in the default language. */
export const pages: string[] = routes
  .flatMap((route) => [route, ...(route.children ?? [])])
  .map((route) => route.path?.replace(/^en\?\/mr\?\/?/, '') ?? '')
  .filter((path) => !path.includes('*') && !path.includes(':'))
  .map((path) => `/${path}`)

/** Pages with `noindex`; they have no canonical address. */
export const unlisted = ['/search', '/offline', '/services/birth-certificate/first-appeal']

/** Addresses from the demo council's content. */
export const contentPages = [
  '/account-department',
  '/account-cheque-register',
  '/town-planning-department',
  '/town-planning-notices',
  '/general-admin-resolutions',
  '/ward/12',
  '/tenders/1',
  '/services',
  '/services/birth-certificate',
  '/services/birth-certificate/first-appeal',
  '/meetings',
  '/meetings/3',
  '/resolutions',
  '/members/1',
  '/budget',
  '/budget/2025-26',
]

export const languages = ['en', 'mr'] as const
export type Language = (typeof languages)[number]

export const inLanguage = (page: string, language: Language) =>
  language === 'en' ? page : page === '/' ? '/mr' : `/mr${page}`
