import { lists } from '@nagardwar/contract'
import type { Field } from 'payload'
import type { Words } from '../../../platform/words/words.ts'
import { boundedNumber } from '../../fields/number.ts'

const { fields } = lists.settings
const theme = fields.theme.inside

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
        label: fields.theme.label,
        type: 'group',
        fields: [
          number('brandHue', theme.brandHue.label, 360),
          number('brandChroma', theme.brandChroma.label, 0.4),
          number('accentHue', theme.accentHue.label, 360),
          number('accentChroma', theme.accentChroma.label, 0.4),
          number('radius', theme.radius.label, 40),
        ],
      },
    ],
  },
]
