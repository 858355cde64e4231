import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.news

export const news = contentType({
  list: 'news',
  slug: 'news',
  group: homePage,
  newest: 'last',
  listedAs: 'description',
  columns: ['label'],
  fields: [
    ...textWithBody('description', fields.description.label, { required: true }),
    plainText('label', fields.label.label, {
      hint: {
        en: 'Write new to show the New badge; leave empty for none',
        mr: '‘नवीन’ शिक्का दाखवण्यासाठी new लिहा; नको असल्यास रिकामे ठेवा',
      },
    }),
  ],
})
