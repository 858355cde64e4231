import { callPaths, listNames, listPaths } from '@nagardwar/contract'
import fc from 'fast-check'
import { pages } from './site-map.ts'

const lists = listNames.map((name) => `/api${listPaths[name].path}`)
const calls = Object.values(callPaths).map((path) => `/api${path}`)
const own = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/search',
  '/vitals',
  '/sealed-feedback',
  '/sealed-photograph',
  '/useful',
  '/_next/static/x.js',
  '/assets/x.js',
  '/images/w_480,f_webp/uploads/x.jpg',
  '/images/icon_192/uploads/x.png',
  '/api/uploads/x.pdf',
  '/cms-api/users/login',
  '/cms-api/users/me',
  '/cms-api/roads',
  '/cms-api/media',
]
// The desk's pages are slow to render, so they are requested rarely.
const desk = ['/admin', '/admin/login', '/admin/collections/roads']

const nasty = fc.constantFrom(
  '..',
  '%2e%2e%2f',
  '%252e%252e',
  '..%5c',
  '%00',
  '%ff%fe',
  '%c0%af',
  '%u0041',
  '%',
  ';',
  '//',
  '/./',
  '\\',
  '__proto__',
  'constructor',
  "'--",
  '{{7*7}}',
  '%24{7*7}',
  '<script>',
  '.data',
  '.rsc',
  '.json',
  '%0d%0aset-cookie:a=b',
  encodeURIComponent('रस्ते \u202e\u0000'),
  'x'.repeat(1500),
  'x'.repeat(9000),
)
const word = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 12 }),
  fc.integer().map(String),
)
const known = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...lists) },
  { weight: 6, arbitrary: fc.constantFrom(...pages, ...pages.map((page) => `/mr${page}`)) },
  { weight: 5, arbitrary: fc.constantFrom(...calls) },
  { weight: 5, arbitrary: fc.constantFrom(...own) },
  { weight: 1, arbitrary: fc.constantFrom(...desk) },
)
const query = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?lang=mr',
    '?lang=en&lang=mr',
    '?lang[]=en',
    '?lang=hi',
    '?page=2',
    '?where[id][like]=%25',
    '?_rsc=1',
  ),
  fc
    .tuple(fc.constantFrom('lang', 'q', 'page', 'sent', 'kind', 'where', 'depth', 'limit'), word)
    .map(([name, value]) => `?${name}=${value}`),
  fc.tuple(word, word).map(([name, value]) => `?${name}=${value}`),
)
/** Addresses with a query, for either app: known ones, and such as lead out of a folder or break a parser. */
export const madeUpAddresses = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: word.map((text) => `/${text}`) }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: word.map((text) => `/${text}`) },
    ),
    query,
  )
  // The client itself sends no other bytes in a request line.
  .map((parts) => parts.join('').replace(/[^\x21-\xff]/g, '?'))
