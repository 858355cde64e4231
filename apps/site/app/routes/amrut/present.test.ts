import { expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { figuresIn } from '../../start/figures.ts'
import { demoFacts } from '../../testing/demo-facts.ts'
import { type CouncilFigures, councilFigures } from './figures.ts'
import { presentAmrut } from './present.ts'

const figures = figuresIn(demoFacts.get('facts:amrutFigures') ?? '', councilFigures) as CouncilFigures

const inEnglish = presentAmrut(figures, formatIn('en'), (amount) => `${amount} Cr.`)
const inMarathi = presentAmrut(figures, formatIn('mr'), (amount) => `${amount} कोटी`)

test.each([
  ['year', '2023-24', '२०२३-२४'],
  ['kilometres', '80.93', '८०.९३'],
  ['expenditure', '47.15 Cr.', '४७.१५ कोटी'],
  ['estimatedCost', '39.63 Cr.', '३९.६३ कोटी'],
  ['achieved', '75%', '७५%'],
  ['financialPercentage', '84%', '८४%'],
  ['grant', '47.13', '४७.१३'],
  ['proposal', '31.44', '३१.४४'],
] as const)('%s is written %s, in Marathi %s', (figure, english, marathi) => {
  expect(inEnglish[figure]).toBe(english)
  expect(inMarathi[figure]).toBe(marathi)
})

test('the shares of the funds make the grant', () => {
  const { centre, state, council, grant } = inEnglish
  expect((Number(centre) + Number(state) + Number(council)).toFixed(2)).toBe(grant)
})
