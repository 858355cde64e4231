import { homePage } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const news = contentType({
  list: 'news',
  slug: 'news',
  group: homePage,
  newest: 'last',
  listedAs: 'description',
  columns: ['label'],
  fields: [
    ...textWithBody('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    plainText(
      'label',
      { en: 'Badge', mr: 'शिक्का' },
      {
        hint: {
          en: 'Write new to show the New badge; leave empty for none',
          mr: '‘नवीन’ शिक्का दाखवण्यासाठी new लिहा; नको असल्यास रिकामे ठेवा',
        },
      },
    ),
  ],
})
