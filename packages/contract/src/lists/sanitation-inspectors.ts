import { sentAs } from '../field.ts'
import { essentialText, text, wardNumbers } from '../field-kinds.ts'
import { list } from '../list.ts'

export const sanitationInspectors = list({
  path: '/sanitation_inspectors',
  language: 'lang',
  row: 'The sanitation inspectors of a zone.',
  fields: {
    zone: sentAs('zone_no', text('Number of the zone.')),
    names: essentialText('Names of the inspectors.'),
    mobile: sentAs('mob_no', text('Mobile number, as written.')),
    wards: sentAs('ward_no', wardNumbers('The wards they look after.')),
  },
})
