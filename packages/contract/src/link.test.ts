import { expect, test } from 'vitest'
import { normaliseLink, normaliseWebsite } from './link.ts'

test.each([
  ['/roads', '/roads'],
  ['roads', '/roads'],
  ['account-department/budget', '/account-department/budget'],
  ['#', ''],
  ['#.', ''],
  ['', ''],
  ['  ', ''],
  ['https://eci.gov.in', 'https://eci.gov.in'],
  ['www.eci.gov.in', 'https://www.eci.gov.in'],
  ['//eci.gov.in', 'https://eci.gov.in'],
  ['uploads\\a.pdf', '/uploads/a.pdf'],
  ['/नगर-रचना-विभाग', '/नगर-रचना-विभाग'],
  ['mailto:support@sahyanagar.example', 'mailto:support@sahyanagar.example'],
  ['javascript:alert(1)', ''],
  ['JaVa\tScript:alert(1)', ''],
  ['https://evil.example" onclick="alert(1)', ''],
  ['https://bank.example@evil.example/', ''],
  ['//evil%20.example', ''],
  ['/100%', '/100%25'],
  ['/%zz/%E0%A4', '/%25zz/%25E0%25A4'],
  ['/a%20b', '/a%20b'],
  [' data:text/html,x', ''],
])('rule 8: the link %j becomes %j', (link, expected) => {
  expect(normaliseLink(link)).toBe(expected)
  expect(normaliseLink(expected)).toBe(expected)
})

test.each([
  ['https://mygov.in/', 'https://mygov.in/'],
  ['mygov.in', 'https://mygov.in'],
  ['//mygov.in', 'https://mygov.in'],
  ['javascript:alert(1)', ''],
  ['#', ''],
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://mygov.in" onclick="alert(1)', ''],
  ['https://कल्याण.भारत/a b', 'https://कल्याण.भारत/a b'],
])('the website %j becomes %j', (link, expected) => {
  expect(normaliseWebsite(link)).toBe(expected)
})
