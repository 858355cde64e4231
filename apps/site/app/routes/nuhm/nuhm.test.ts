import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

test('the tables say what a mother receives under each scheme', () => {
  expect(renderPage(page, {}).rows).toEqual([
    ['Child', 'Amount', 'Paid in'],
    ['First child', '₹5,000', 'two instalments'],
    ['Second child, if a girl', '₹6,000', 'one instalment'],
    ['Birth', 'Amount'],
    ['In an urban area', '₹600'],
    ['By Caesarean section (C-section)', '₹1,500'],
  ])
})

test.each([
  'Five goals',
  'What the ASHA workers do',
  'RCH portal',
  'boys and girls at the ages of 10 and 16 (boosters)',
  'For the second child, the mother must be registered during the pregnancy.',
  'has a family income under ₹8 lakh a year',
  'Launched on 12 April 2005',
  'The mother is at least 19 years old.',
  'up to two living children',
  'holds a ration card under the National Food Security Act, 2013',
  'Since 13 May 2013, the grant for a birth in hospital no longer depends on the mother’s age',
])('the page says: %s', (line) => {
  expect(renderPage(page, {}).text).toContain(line)
})

test('five goals, eleven heads of eligibility: real lists', () => {
  const lists = renderPage(page, {}).elements('ol:not([class])')
  expect(lists.map(({ children }) => children.length)).toEqual([5, 11])
})

test('in Marathi every number is in Devanagari digits', () => {
  const { text, rows } = renderPage(page, {}, { language: 'mr' })
  expect(rows[1]).toEqual(['पहिले अपत्य', '₹५,०००', 'दोन हप्त्यांत'])
  expect(text).not.toMatch(/[0-9]/)
})

test('the breadcrumb goes over the schemes', () => {
  expect(renderPage(page, {}).text).toContain('Home Schemes NUHM')
})
