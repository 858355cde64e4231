import { expect, test } from 'vitest'
import { isGeneralAdmin, isRightToInformation, isTownPlanning } from './department-name.ts'

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
