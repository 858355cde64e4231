import { common } from '../common-names.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'
import { ofWards } from '../place-fields.ts'

export const treeCensus = list({
  path: '/tree-census',
  language: 'lang',
  one: { en: 'Tree census figure', mr: 'वृक्षगणनेची माहिती' },
  many: { en: 'Tree census', mr: 'वृक्षगणना' },
  row: 'A line of the tree census.',
  fields: {
    description: essentialText(common.description, 'What was counted.'),
    total: text({ en: 'Total', mr: 'एकूण' }, 'The count or measure, with its unit where it has one.'),
    wards: ofWards(),
  },
})
