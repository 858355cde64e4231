import { isGeneralAdmin } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { isRightToInformation, isSameDepartment, isTownPlanning } from './department-name.ts'

test.each([
  ['General Admin', isGeneralAdmin],
  ['General Admin Department', isGeneralAdmin],
  ['सामान्य प्रशासन विभाग', isGeneralAdmin],
  ['Town Planning Department', isTownPlanning],
  ['town-planning', isTownPlanning],
  ['नगर रचना विभाग', isTownPlanning],
  ['Right To Information', isRightToInformation],
  ['माहितीचा अधिकार', isRightToInformation],
])('%s is recognised', (name, is) => {
  expect(is(name)).toBe(true)
})

test('a department is not taken for another because of one word', () => {
  expect(isGeneralAdmin('E-Governance')).toBe(false)
  expect(isTownPlanning('Town Hall')).toBe(false)
  expect(isRightToInformation('Right to Services')).toBe(false)
  expect(isTownPlanning('नगर')).toBe(false)
})

test.each([
  ['Account', 'Account Department'],
  ['ACCOUNT  dept.', 'Account'],
  ['Public Work (PWD)', 'Public Work Department (PWD)'],
  ['Birth & Death', 'Birth and Death Department'],
  ['E-Governance', 'E Governance Department'],
  ['लेखा', 'लेखा विभाग'],
])('%s and %s are one department', (one, other) => {
  expect(isSameDepartment(one, other)).toBe(true)
})

test.each([
  ['Health', 'Hospital Department'],
  ['विधी विभाग', 'विद्युत विभाग'],
  ['Department', 'विभाग'],
  ['', ''],
])('“%s” and “%s” are not', (one, other) => {
  expect(isSameDepartment(one, other)).toBe(false)
})
