import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/**
 * The site map. A page has one entry for both languages: the optional first segment is the language. The default
 * language has no prefix, but it is configured later, so both prefixes are routes; the root route redirects the
 * needless one.
 */
const page = (path: string, folder = path): RouteConfigEntry =>
  route(`en?/mr?/${path}`, `routes/${folder}/route.tsx`, { id: path || 'home' })

export default [
  // Home, and the full pages of its lists
  page('', 'home'),
  page('today'),
  page('alerts'),
  page('news'),
  page('projects'),
  page('press-releases'),
  page('tenders'),
  page('tenders/:tender', 'tender-page'),
  page('archive/:year?', 'archive'),
  page('photos'),
  page('videos'),

  // About Council
  page('history'),
  page('org-structure'),
  page('functions'),
  page('elected-member'),
  page('departments'),
  page('elected-pre-officer'),
  page('awards'),
  page('ward'),
  page('ward/:ward', 'ward-page'),
  page('elected-pre-representative'),

  // City Profile
  page('property-holder'),
  page('properties-milkat'),
  page('schools'),
  page('gardens'),
  page('electric'),
  page('roads'),
  page('tree-census'),
  page('health'),
  page('ponds-talao'),
  page('fire-station'),
  page('hospital'),

  // Schemes
  page('pmay'),
  page('nuhm'),
  page('amrut'),

  // Disclosure
  page('public-disclosure'),
  page('transparency'),
  page('citizen-charter'),
  page('right-to-services'),
  page('right-to-information'),
  page('general-admin-department'),
  page('official-publication'),
  page('maps'),
  page('downloads'),
  page('open-data'),
  page('election'),
  page('voter'),

  // About the website
  page('contact'),
  page('report'),
  page('feedback/:secret', 'feedback-status'),
  page('subscribe'),
  page('subscription/:secret', 'subscription'),
  page('screen-reader-access'),
  page('privacy-policy'),
  page('terms-and-conditions'),

  page('search'),
  page('offline'),
  page('closed'),

  // There while their records are: otherwise their addresses are as all others below
  page('services/:id?/:letter?', 'services'),
  page('notices/:id?', 'notices'),
  page('budget/:year?', 'budget'),
  page('meetings/:id?', 'council-work'),
  page('events/:id?', 'events'),
  page('reports'),
  page('resolutions', 'council-work'),
  page('members/:id', 'council-work'),
  page('documents/:id/:title?/:part?', 'documents'),

  // Departments, their headings and the general administration's meetings; anything else is not found
  page('*', 'dynamic'),
] satisfies RouteConfig
