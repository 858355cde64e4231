import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { noticeDates } from '../fields/notice-dates.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.tenders

export const tenders = contentType({
  list: 'tenders',
  slug: 'tenders',
  group: homePage,
  newest: 'first',
  purpose: {
    en: 'A press release needs only a description and a document. A tender, a recruitment or an auction may have its dates too: it then has a page of its own, and the site says until when it is open. After its last valid day each moves to the archive of notices.',
    mr: 'प्रसिद्धिपत्रकासाठी केवळ वर्णन व दस्तऐवज पुरेसे आहेत. निविदा, भरती किंवा लिलाव यांना दिनांकही देता येतात: मग त्याला स्वतंत्र पान मिळते आणि मुदत कधीपर्यंत आहे हे संकेतस्थळावर दिसते. वैधता दिनांकानंतर प्रत्येक सूचना जाहीर सूचनांच्या संग्रहात जाते.',
  },
  listedAs: 'description',
  columns: ['kind', 'closes', 'isNew'],
  fields: [
    bilingualTextarea('description', fields.description.label, { required: true }),
    bilingualPdf('pdf', fields.pdf.label, { required: true }),
    {
      name: 'isNew',
      label: { en: 'Show the New badge', mr: '‘नवीन’ शिक्का दाखवा' },
      type: 'checkbox',
      defaultValue: false,
    },
    ...noticeDates(),
  ],
})
