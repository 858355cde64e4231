import { expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { presentAmrut } from './present.ts'

const inEnglish = presentAmrut(formatIn('en'), (amount) => `${amount} Cr.`)
const inMarathi = presentAmrut(formatIn('mr'), (amount) => `${amount} कोटी`)

test.each([
  ['year', '2023-24', '२०२३-२४'],
  ['guidelines', '25.08.2015', '२५.०८.२०१५'],
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
