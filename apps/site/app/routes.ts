import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/**
 * The site map. A page has one entry for both languages: the optional first segment is the language. Which of the
 * two has no prefix is configuration, so both may stand there; the root route sends the needless one away.
 */
const page = (path: string, folder = path): RouteConfigEntry =>
  route(`en?/mr?/${path}`, `routes/${folder}/route.tsx`)

export default [
  // Home, and the pages that hold all of what it shows the latest of
  page('', 'home'),
  page('news'),
  page('projects'),
  page('press-releases'),
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
  page('citizen-charter'),
  page('right-to-services'),
  page('right-to-information'),
  page('general-admin-department'),
  page('official-publication'),
  page('maps'),
  page('downloads'),
  page('election'),
  page('voter'),

  // Of the whole website
  page('contact'),
  page('screen-reader-access'),
  page('privacy-policy'),
  page('terms-and-conditions'),

  page('search'),
  page('offline'),

  // Departments, their headings and the general administration's meetings; anything else is not found
  page('*', 'dynamic'),
] satisfies RouteConfig
