import { homePage } from '../desk/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { video } from '../fields/check.ts'
import { date } from '../fields/date.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const videos = contentType({
  slug: 'videos',
  one: { en: 'Video', mr: 'चित्रफीत' },
  many: { en: 'Videos', mr: 'चित्रफिती' },
  group: homePage,
  listedAs: 'description',
  columns: ['published'],
  fields: [
    bilingualText('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    plainText('url', { en: 'Address of the video', mr: 'चित्रफितीचा पत्ता' }, { required: true, check: video }),
    date('published', { en: 'Date of the video', mr: 'चित्रफितीचा दिनांक' }),
  ],
})
