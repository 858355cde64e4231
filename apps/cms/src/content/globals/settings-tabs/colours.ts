import type { Field } from 'payload'
import type { Words } from '../../../platform/words/words.ts'
import { boundedNumber } from '../../fields/number.ts'

const number = (name: string, label: Words, max: number): Field =>
  boundedNumber(name, label, { min: 0, max }, { width: '50%' })

/** Chosen by swatch; the numbers behind it are there for whoever has to match a printed colour. */
export const colours: Field[] = [
  {
    name: 'colourChoice',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/content/globals/colours/colour-choice.tsx#ColourChoice' },
    },
  },
  {
    type: 'collapsible',
    label: { en: 'Exact values', mr: 'अचूक मूल्ये' },
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'theme',
        label: { en: 'Colours and shape', mr: 'रंग आणि आकार' },
        type: 'group',
        fields: [
          number('brandHue', { en: 'Brand colour: hue (0 to 360)', mr: 'मुख्य रंग: छटा (० ते ३६०)' }, 360),
          number('brandChroma', { en: 'Brand colour: strength', mr: 'मुख्य रंग: तीव्रता' }, 0.4),
          number('accentHue', { en: 'Accent colour: hue (0 to 360)', mr: 'दुय्यम रंग: छटा (० ते ३६०)' }, 360),
          number('accentChroma', { en: 'Accent colour: strength', mr: 'दुय्यम रंग: तीव्रता' }, 0.4),
          number('radius', { en: 'Roundness of corners', mr: 'कोपऱ्यांची गोलाई' }, 40),
        ],
      },
    ],
  },
]
