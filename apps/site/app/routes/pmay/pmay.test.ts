import { expect, test } from 'vitest'
import { demoFacts } from '../../testing/demo-facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const start = { wording: demoFacts }

test('the table has the four components with the columns of the specification', () => {
  const { rows } = renderPage(page, {}, { start })
  expect(rows.map(([component = '', ...cells]) => [component.split(',')[0], ...cells])).toEqual([
    ['Component', 'Approved number of houses', 'Project price (in lakhs)', 'Current work status'],
    ['ISSR', '462', '5,020.66', 'Excavation of 231 in progress'],
    [
      'CLSS',
      'Loans sanctioned: 15,858',
      'Subsidy claims: 24,94,711',
      'from PMAY MIS (U) www.pmaymis.gov.in (opens in a new tab)',
    ],
    ['AHP', '1,836', '20,570.72', '1,218 in progress'],
    ['BLC', '-', '-', '-'],
  ])
})

test.each([
  'Tower 3: Plinth complete, first floor in progress',
  'Tower 4: Plinth complete, 12th floor in progress (Mivan)',
  'Tower 5: Plinth complete, ground floor in progress',
  'Tower 6: Plinth in progress',
  'Tower 7: Excavation and PCC complete',
  'Work has begun on 1,218 of the 1,836 homes under AHP and on 231 of the 462 homes under ISSR, 1,449 homes in all.',
  '8 buildings are proposed; 5 of them are in progress.',
  'extended to the end of December 2025',
])('the page says: %s', (line) => {
  expect(renderPage(page, {}, { start }).text.replaceAll(' :', ':')).toContain(line)
})

test('in Marathi every number is in Devanagari digits, but for the address of the portal', () => {
  const { text, rows } = renderPage(page, {}, { language: 'mr', start })
  expect(rows[2]?.slice(1, 3)).toEqual(['मंजूर कर्जे: १५,८५८', 'अनुदान दावे: २४,९४,७११'])
  expect(text).toContain('डिसेंबर २०२५ अखेरपर्यंत')
  expect(text).not.toMatch(/[0-9]/)
})

test('the breadcrumb goes over the schemes, and the portal opens in a new tab', () => {
  const { text, linksToNewTabs } = renderPage(page, {}, { start })
  expect(text).toContain('Home Schemes PMAY')
  expect(linksToNewTabs).toContain('https://www.pmaymis.gov.in/')
})

test('a council that has given no figures shows the scheme alone, and none of another council’s', () => {
  const { text, rows } = renderPage(page, {})
  expect(text).toContain('What the scheme is')
  expect(rows).toEqual([])
  expect(text).not.toMatch(/2,298|1,836|Tower|RERA/)
})
