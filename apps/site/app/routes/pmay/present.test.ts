import { expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { presentPmay } from './present.ts'

test.each([
  ['homes', '2,298', '२,२९८'],
  ['ahp', '1,836', '१,८३६'],
  ['issr', '462', '४६२'],
  ['started', '1,449', '१,४४९'],
  ['loans', '15,858', '१५,८५८'],
  ['claims', '24,94,711', '२४,९४,७११'],
  ['ahpPrice', '20,570.72', '२०,५७०.७२'],
  ['issrPrice', '5,020.66', '५,०२०.६६'],
  ['decision', '09.12.2015', '०९.१२.२०१५'],
  ['workOrder', '13.09.2019', '१३.०९.२०१९'],
  ['mapApproval', '10.01.2022', '१०.०१.२०२२'],
] as const)('%s is written %s, in Marathi %s', (figure, english, marathi) => {
  expect(presentPmay(formatIn('en'))[figure]).toBe(english)
  expect(presentPmay(formatIn('mr'))[figure]).toBe(marathi)
})
