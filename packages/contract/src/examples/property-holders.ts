import { figure, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const propertyHolders = examplesOf(
  'propertyHolders',
  [
    { description: say('Residential', 'निवासी'), property: figure('123213') },
    { description: say('Commercial', 'वाणिज्यिक'), property: figure('14365') },
    { description: say('Industrial', 'औद्योगिक'), property: figure('642') },
    { description: say('Total', 'एकूण'), property: figure('138299') },
  ],
  { raw: { 'numbers-for-text': { kept: 1, answer: [{ id: 1, description: 'Industrial', property: 642 }] } } },
)
