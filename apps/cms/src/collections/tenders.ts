import { homePage } from '../desk/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const tenders = contentType({
  slug: 'tenders',
  one: { en: 'Press release or tender', mr: 'प्रसिद्धिपत्रक किंवा निविदा' },
  many: { en: 'Press releases and tenders', mr: 'प्रसिद्धिपत्रके आणि निविदा' },
  group: homePage,
  newest: 'first',
  listedAs: 'description',
  columns: ['isNew'],
  fields: [
    bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
    {
      name: 'isNew',
      label: { en: 'Show the New badge', mr: '‘नवीन’ शिक्का दाखवा' },
      type: 'checkbox',
      defaultValue: false,
    },
  ],
})
