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
    name: essentialText('Name of the plant.'),
    location: sentAs('loc', text('Where it stands.')),
    capacity: text('Designed capacity in metric tonnes a day (MTD).'),
    intake: text('Present intake in metric tonnes a day (MTD).'),
    output: text('What it makes, such as compost or electricity.'),
    ...place,
  },
})
