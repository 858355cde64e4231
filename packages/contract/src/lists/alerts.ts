import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { choice, date, essentialText, reference, wardNumbers } from '../field-kinds.ts'
import { list } from '../list.ts'

export const alerts = list({
  path: '/alerts',
  language: 'lang',
  one: { en: 'Alert', mr: 'तातडीची सूचना' },
  many: { en: 'Alerts', mr: 'तातडीच्या सूचना' },
  row: 'An alert to residents, with its time. The list also has those that have ended, and those that are still to begin.',
  fields: {
    text: essentialText(common.text, 'What happens, and what residents should do.'),
    kind: choice(
      { en: 'Kind', mr: 'प्रकार' },
      'How urgent it is',
      {
        danger: { en: 'Danger', mr: 'धोका' },
        disruption: { en: 'Disruption', mr: 'सेवेत व्यत्यय', also: ['disruption of a service'] },
        information: { en: 'Information', mr: 'माहिती' },
      },
      { otherwise: 'information' },
    ),
    start: sentAs('starts_at', date(common.from, 'When it begins; before that it is shown as planned.')),
    end: sentAs('ends_at', date(common.until, 'When it ends by itself.')),
    wards: sentAs(
      'ward_no',
      wardNumbers(common.onlyWards, 'Wards that it concerns; empty for the whole town.'),
    ),
    departmentId: sentAs(
      'department_id',
      reference(
        { en: 'Only on the pages of this department', mr: 'केवळ या विभागाच्या पानांवर' },
        'Number of the department on whose pages alone it is shown, as in the list of disclosure departments; 0 for every page.',
      ),
    ),
  },
})
