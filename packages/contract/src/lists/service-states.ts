import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { choice, date, essentialText, reference, wardNumbers } from '../field-kinds.ts'
import { list } from '../list.ts'

export const serviceStates = list({
  path: '/service-states',
  language: 'lang',
  one: { en: 'Status of a service', mr: 'सेवेची स्थिती' },
  many: { en: 'Status of services', mr: 'सेवांची स्थिती' },
  row: 'How a service of the council works, in the whole town or in some wards.',
  fields: {
    service: choice({ en: 'Service', mr: 'सेवा' }, 'Which service it is', {
      water: { en: 'Water', mr: 'पाणीपुरवठा' },
      roads: { en: 'Roads', mr: 'रस्ते' },
      streetLights: { en: 'Street lights', mr: 'पथदिवे' },
      waste: { en: 'Waste collection', mr: 'कचरा संकलन' },
      buses: { en: 'Buses', mr: 'बससेवा' },
      offices: { en: 'Offices', mr: 'कार्यालये' },
      onlinePayments: { en: 'Online payments', mr: 'ऑनलाइन भरणा' },
    }),
    state: choice({ en: 'Status', mr: 'स्थिती' }, 'How the service works', {
      normal: { en: 'Normal', mr: 'सुरळीत' },
      limited: { en: 'Limited', mr: 'अंशतः सुरू' },
      stopped: { en: 'Stopped', mr: 'बंद' },
    }),
    reason: essentialText(common.reason, 'Why, or what residents should know.'),
    wards: sentAs(
      'ward_no',
      wardNumbers(common.onlyWards, 'Wards that it concerns; empty for the whole town.'),
    ),
    since: date({ en: 'Since', mr: 'केव्हापासून' }, 'Since when; before that it is shown as planned.'),
    until: date(common.until, 'Until when; after that it is not shown.'),
    departmentId: sentAs(
      'department_id',
      reference(
        { en: 'Also above the pages of this department', mr: 'या विभागाच्या पानांवरही' },
        'Number of the department above whose pages a service that does not work as usual is told too, as in the list of disclosure departments; 0 for none.',
      ),
    ),
  },
})
