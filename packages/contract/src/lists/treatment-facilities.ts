import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'
import { place } from '../place-fields.ts'

export const treatmentFacilities = list({
  path: '/treatment_facility',
  language: 'lang',
  one: { en: 'Treatment facility', mr: 'प्रक्रिया प्रकल्प' },
  many: { en: 'Treatment facilities', mr: 'प्रक्रिया प्रकल्प' },
  row: 'A plant that treats waste.',
  fields: {
    name: essentialText(common.name, 'Name of the plant.'),
    location: sentAs('loc', text({ en: 'Location', mr: 'ठिकाण' }, 'Where it stands.')),
    capacity: text(
      { en: 'Designed capacity (MTD)', mr: 'संकल्पित क्षमता (मे. टन प्रतिदिन)' },
      'Designed capacity in metric tonnes a day (MTD).',
    ),
    intake: text(
      { en: 'Present intake (MTD)', mr: 'सध्याची आवक (मे. टन प्रतिदिन)' },
      'Present intake in metric tonnes a day (MTD).',
    ),
    output: text({ en: 'Output', mr: 'उत्पादन' }, 'What it makes, such as compost or electricity.'),
    ...place,
  },
})
