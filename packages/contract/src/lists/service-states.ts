import { sentAs } from '../field.ts'
import { date, essentialText, publicService, reference, serviceState, wardNumbers } from '../field-kinds.ts'
import { list } from '../list.ts'

export const serviceStates = list({
  path: '/service-states',
  language: 'lang',
  row: 'How a service of the council works, in the whole town or in some wards.',
  fields: {
    service: publicService(),
    state: serviceState(),
    reason: essentialText('Why, or what residents should know.'),
    wards: sentAs('ward_no', wardNumbers('Wards that it concerns; empty for the whole town.')),
    since: date('Since when; before that it is shown as planned.'),
    until: date('Until when; after that it is not shown.'),
    departmentId: sentAs(
      'department_id',
      reference(
        'Number of the department above whose pages a service that does not work as usual is told too, as in the list of disclosure departments; 0 for none.',
      ),
    ),
  },
})
