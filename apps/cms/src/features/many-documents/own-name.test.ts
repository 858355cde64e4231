import { describe, expect, test } from 'vitest'
import { readOwnName } from './own-name.ts'
import { financialYearIn, yearIn, yearInWords } from './year.ts'

describe('a year', () => {
  test.each([
    ['2023-24', '2023-24'],
    ['Budget 2023-2024 (revised)', '2023-24'],
    ['अंदाजपत्रक २०२३-२४', '2023-24'],
    ['२०२३ - २०२४', '2023-24'],
    ['account_2023_24', '2023-24'],
    ['audit202324', '2023-24'],
    ['1999-2000', '1999-00'],
    ['FY 23-24', '2023-24'],
    ['report 2024', '2024'],
    ['सन २०२४', '2024'],
    ['minutes 2024-05-10', '2024'],
    ['01-04-2023 to 31-03-2024', '2023'],
    ['2019 and 2023-24', '2023-24'],
  ])('%s is %s', (text, year) => expect(yearIn(text)?.year).toBe(year))

  test.each(['GR 12', 'order 20231105', 'ward 1234567', '0251-555-0101', 'GR 1850'])('%s has none', (text) =>
    expect(yearIn(text)).toBeUndefined(),
  )

  test('a text is asked for a financial year alone: days have years too', () => {
    expect(financialYearIn('Dated 10.05.2023: budget of २०२३-२४')?.year).toBe('2023-24')
    expect(financialYearIn('Dated 10.05.2023')).toBeUndefined()
  })

  test('what somebody writes is one year and nothing else', () => {
    expect(yearInWords(' २०२३-२०२४ ')).toEqual({ en: '2023-24', mr: '२०२३-२४' })
    expect(yearInWords('2024')).toEqual({ en: '2024', mr: '२०२४' })
    for (const wrong of ['', 'Year 2024', '2023-25', '2024 May', '24'])
      expect(yearInWords(wrong)).toBeUndefined()
  })
})

describe('the name of a document', () => {
  test.each([
    [
      'budget_2023-24_mr.pdf',
      { title: 'Budget 2023-24', titleLanguage: 'en', language: 'mr', year: '2023-24' },
    ],
    ['Budget 2023-24 (English).PDF', { title: 'Budget 2023-24', language: 'en', year: '2023-24' }],
    [
      'अंदाजपत्रक_२०२३-२४_मराठी.pdf',
      { title: 'अंदाजपत्रक २०२३-२४', titleLanguage: 'mr', language: 'mr', year: '2023-24' },
    ],
    ['marathi-schools-2024.pdf', { title: 'Marathi schools 2024', language: undefined, year: '2024' }],
    ['en-water-rates.pdf', { title: 'Water rates', language: 'en' }],
    ['list of marathi schools.pdf', { title: 'List of marathi schools', language: undefined, year: '' }],
    ['collection-2024-mar.pdf', { title: 'Collection 2024-mar', language: undefined, year: '2024' }],
    ['annual-report (1).pdf', { title: 'Annual report', language: undefined }],
    ['audit.report.2022.pdf', { title: 'Audit.report.2022', year: '2022' }],
    ['scan.pdf', { title: 'Scan', year: '' }],
    ['.pdf', { title: '' }],
  ])('%s', (name, said) => expect(readOwnName(name)).toMatchObject(said))

  test('the two languages of one document have one key, and other years another', () => {
    const key = (name: string) => readOwnName(name).key
    expect(key('budget-2024-en.pdf')).toBe(key('Budget_2024 (Marathi).pdf'))
    expect(key('budget 2023-24 en.pdf')).toBe(key('budget-2023-2024-mr.pdf'))
    expect(key('budget-2024-en.pdf')).not.toBe(key('budget-2025-mr.pdf'))
    expect(key('अंदाजपत्रक २०२३-२४.pdf')).toBe(key('अंदाजपत्रक-2023-24-mr.pdf'))
  })
})
