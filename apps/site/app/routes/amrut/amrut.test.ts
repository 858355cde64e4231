import { describe, expect, test } from 'vitest'
import { demoFacts } from '../../testing/demo-facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const start = { wording: demoFacts }

const upper = ['Sr. No.', 'Matter', 'Physical', 'Financial', 'Remarks']
const lower = [
  'Purpose',
  'Achieved',
  'Percentage',
  'Expenditure',
  'Funds available',
  'Estimated cost',
  'Percentage',
]
const scheme = (serial: string) => [
  serial,
  'Sewerage scheme',
  '100%',
  '75%',
  '75%',
  '47.15 Cr.',
  '47.15 Cr.',
  '39.63 Cr.',
  '84%',
  '-',
]

describe('the page of AMRUT', () => {
  test('has the tables of serial numbers 2 and 3, each under heads of two levels', () => {
    const { rows } = renderPage(page, {}, { start })
    expect(rows.slice(0, 6)).toEqual([upper, lower, scheme('2'), upper, lower, scheme('3')])
  })

  test('binds the two common heads to three and to four columns', () => {
    const { elements } = renderPage(page, {}, { start })
    const heads = elements('th[scope=colgroup]').map((head) => [
      head.textContent,
      head.getAttribute('colspan'),
    ])
    const [physical, financial] = [
      ['Physical', '3'],
      ['Financial', '4'],
    ]
    expect(heads).toEqual([physical, financial, physical, financial])
    const [table] = elements('table:has(colgroup)')
    const groups = [...(table?.querySelectorAll('colgroup') ?? [])]
    expect(groups.map((group) => group.getAttribute('span')).slice(-3)).toEqual(['3', '4', '1'])
  })

  test('says on a phone which percentage is meant', () => {
    const { elements } = renderPage(page, {}, { start })
    expect(elements('td[data-label="Physical: Percentage"]')).toHaveLength(2)
    expect(elements('td[data-label="Financial: Percentage"]')).toHaveLength(2)
  })

  test('shows who pays, and the sum', () => {
    expect(renderPage(page, {}, { start }).rows.slice(-4)).toEqual([
      ['Central Government', '23.57'],
      ['State Government', '11.78'],
      ['Council', '11.78'],
      ['Total', '47.13'],
    ])
  })

  test.each([
    'Working since 31.05.2016',
    '80.93 km of network',
    'Proposal of 31.44 crore',
    'State approval: 28.06.2018',
    'Work order: 20.09.2019',
    'Home Schemes AMRUT',
  ])('says: %s', (line) => {
    expect(renderPage(page, {}, { start }).text).toContain(line)
  })

  test('has every number in Devanagari digits in Marathi', () => {
    const { rows, text } = renderPage(page, {}, { language: 'mr', start })
    expect(rows[2]?.slice(0, 3)).toEqual(['२', 'मलनिःसारण योजना', '१००%'])
    expect(text).not.toMatch(/[0-9]/)
  })
})

test('a council that has given no figures shows the scheme alone, and none of another council’s', () => {
  const { text, rows } = renderPage(page, {})
  expect(text).toContain('What the mission is')
  expect(rows).toEqual([])
  expect(text).not.toMatch(/47\.1|80\.93|pumping|Work order/)
})
