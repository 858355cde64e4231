import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const litigations = list({
  path: '/litigations',
  language: 'lang',
  one: { en: 'Litigation', mr: 'न्यायालयीन प्रकरण' },
  many: { en: 'Litigations', mr: 'न्यायालयीन प्रकरणे' },
  row: 'A lawsuit of a ward.',
  fields: {
    ward: sentAs('ward_no', text(common.ward, 'Number of the ward.')),
    name: sentAs(
      'name_lawsuit',
      essentialText({ en: 'Name of the lawsuit', mr: 'प्रकरणाचे नाव' }, 'Name of the lawsuit.'),
    ),
    mobile: sentAs('mob_no', text(common.mobile, 'Mobile number, as written.')),
  },
})
