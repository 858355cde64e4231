import { expect, test } from 'vitest'
import { type OwnedPage, uniqueAddresses } from './unique-addresses.ts'

const page = (number: number, address: string, owner = ''): OwnedPage => ({ number, address, owner })
const unique = (pages: OwnedPage[], taken: string[] = []) =>
  uniqueAddresses(pages, new Set(taken), (address) => address.toLowerCase())

test('an address that one page has stays, and so does a page without one', () => {
  expect(unique([page(1, '/budget', '/account'), page(2, ''), page(3, '')])).toEqual(['/budget', '', ''])
})

test('where two pages have one, that of the owner stands before it, also in another spelling', () => {
  expect(unique([page(1, '/budget', '/account'), page(2, '/Budget', '/tax')])).toEqual([
    '/account/budget',
    '/tax/Budget',
  ])
})

test('two of one owner, and of none, get their number', () => {
  expect(unique([page(1, '/b', '/tax'), page(2, '/b', '/tax'), page(3, '/b')])).toEqual([
    '/tax/b',
    '/tax/b-2',
    '/b-3',
  ])
})

test('what another page has is its', () => {
  expect(unique([page(1, '/audit', '/account')], ['/audit'])).toEqual(['/account/audit'])
  expect(unique([page(1, '/audit', '/account')], ['/audit', '/account/audit'])).toEqual(['/account/audit-1'])
})
