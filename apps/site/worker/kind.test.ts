import { expect, test } from 'vitest'
import { kindOf, nameOf } from './kind.ts'

const origin = 'https://council.example'
const kind = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  kindOf({ method, mode, url: path.startsWith('http') ? path : origin + path }, origin)

test.each([
  '/',
  '/mr',
  '/roads',
  '/mr/hospital',
  '/awards?page=2',
  '/account-cheque-register',
  '/contact',
  '/offline',
])('the page %s is kept when it is read', (path) => {
  expect(kind(path)).toBe('page')
})

test.each([
  '/api/roads?lang=mr',
  '/api/school-images',
  '/api/publications?language_code=en',
  '/api/settings?lang=en',
])('the list %s is kept when it is read', (path) => {
  expect(kind(path, { mode: 'cors' })).toBe('list')
})

test('files of the build are kept', () => {
  expect(kind('/assets/root-abc.js', { mode: 'no-cors' })).toBe('asset')
})

test.each(['/search?q=tax', '/mr/search?q=%E0%A4%95'])('the search %s is told from a page', (path) => {
  expect(kind(path)).toBe('search')
})

test.each([
  ['feedback', '/api/contact-us', { method: 'POST' }],
  ['feedback without JavaScript', '/contact', { method: 'POST' }],
  ['the notification to the desk', '/api/notification', { method: 'POST' }],
  ['a visit', '/api/increment-visitor-count', { method: 'POST' }],
  ['the number of visitors', '/api/visitor-count', { mode: 'cors' }],
  ['the answers of the search', '/api/search?q=tax', { mode: 'cors' }],
  ['a document', '/api/uploads/budget.pdf', {}],
  ['a picture', '/images/w_480,f_webp/uploads/lake.jpg', { mode: 'no-cors' }],
  ['a picture in a tab of its own', '/images/w_1920,f_webp/uploads/lake.jpg', {}],
  ['the site map', '/sitemap.xml', {}],
  ['the worker itself', '/service-worker.js', { mode: 'same-origin' }],
  ['what only asks for the head of a page', '/roads', { method: 'HEAD' }],
  ['a page that is fetched by a script', '/roads', { mode: 'cors' }],
  ['another website', 'https://map.example/roads', {}],
])('%s is left to the network and never kept', (_, path, asked) => {
  expect(kind(path, asked)).toBe('none')
})

test.each([
  ['/roads', '/roads'],
  ['/roads?utm_source=x', '/roads'],
  ['/awards?page=2&x=1', '/awards?page=2'],
  ['/awards?page=02', '/awards'],
  ['/roads#part-2', '/roads'],
])('%s has its copy under %s', (path, name) => {
  expect(nameOf(origin + path)).toBe(origin + name)
})
