import { lists } from '@nagardwar/contract'
import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { link } from '../fields/check.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.disclosureDepartments

export const disclosureDepartments = contentType({
  list: 'disclosureDepartments',
  slug: 'disclosure-departments',
  group: departmentsAndDocuments,
  purpose: {
    en: 'Departments with documents of their own, as Public disclosure lists them.',
    mr: 'स्वतःचे दस्तऐवज असलेले विभाग, स्वयंप्रकटन पानावर दिसतात तसे.',
  },
  listedAs: 'name',
  columns: ['link'],
  hasPage: true,
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    plainText('link', fields.link.label, {
      check: link,
      hint: {
        en: 'Leave empty to make it from the English name: Birth & Death is /birth-&-death',
        mr: 'रिकामे ठेवल्यास इंग्रजी नावावरून तयार होतो',
      },
    }),
  ],
})
