import { expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { figuresIn } from '../../start/figures.ts'
import { demoFacts } from '../../testing/demo-facts.ts'
import { type CouncilFigures, councilFigures } from './figures.ts'
import { presentPmay } from './present.ts'

const figures = figuresIn(demoFacts.get('facts:pmayFigures') ?? '', councilFigures) as CouncilFigures

test.each([
  ['homes', '2,298', '२,२९८'],
  ['ahp', '1,836', '१,८३६'],
  ['issr', '462', '४६२'],
  ['started', '1,449', '१,४४९'],
  ['loans', '15,858', '१५,८५८'],
  ['claims', '24,94,711', '२४,९४,७११'],
  ['ahpPrice', '20,570.72', '२०,५७०.७२'],
  ['issrPrice', '5,020.66', '५,०२०.६६'],
  ['workOrder', '13.09.2019', '१३.०९.२०१९'],
  ['mapApproval', '10.01.2022', '१०.०१.२०२२'],
] as const)('%s is written %s, in Marathi %s', (figure, english, marathi) => {
  expect(presentPmay(figures, formatIn('en'))[figure]).toBe(english)
  expect(presentPmay(figures, formatIn('mr'))[figure]).toBe(marathi)
})
