import { expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

test.each([
  ['#', { kind: 'none' }],
  ['', { kind: 'none' }],
  ['/roads', { kind: 'page', path: '/roads' }],
  ['roads', { kind: 'page', path: '/roads' }],
  ['/', { kind: 'page', path: '/' }],
  ['/uploads/areas.pdf', { kind: 'document', href: '/api/uploads/areas.pdf' }],
  ['uploads/AREAS.PDF', { kind: 'document', href: '/api/uploads/AREAS.PDF' }],
  ['https://eci.gov.in', { kind: 'outside', href: 'https://eci.gov.in' }],
  ['https://files.example/plan.pdf', { kind: 'document', href: 'https://files.example/plan.pdf' }],
  ['tel:1800555010', { kind: 'contact', href: 'tel:1800555010' }],
  ['javascript:alert(1)', { kind: 'none' }],
])('the link %j leads to the right place', (link, destination) => {
  expect(destinationOf(link)).toEqual(destination)
})
