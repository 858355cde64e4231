import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, text, wardNumbers } from '../field-kinds.ts'
import { list } from '../list.ts'

export const sanitationInspectors = list({
  path: '/sanitation_inspectors',
  language: 'lang',
  one: { en: 'Sanitation inspector', mr: 'स्वच्छता निरीक्षक' },
  many: { en: 'Sanitation inspectors', mr: 'स्वच्छता निरीक्षक' },
  row: 'The sanitation inspectors of a zone.',
  fields: {
    zone: sentAs('zone_no', text({ en: 'Zone', mr: 'परिमंडळ' }, 'Number of the zone.')),
    names: essentialText({ en: 'Name of the inspector', mr: 'निरीक्षकाचे नाव' }, 'Names of the inspectors.'),
    mobile: sentAs('mob_no', text(common.mobile, 'Mobile number, as written.')),
    wards: sentAs('ward_no', wardNumbers(common.wards, 'The wards they look after.')),
  },
})
