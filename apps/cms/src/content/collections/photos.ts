import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { date } from '../fields/date.ts'
import { image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.photos

export const photos = contentType({
  list: 'photos',
  slug: 'photos',
  group: homePage,
  newest: 'last',
  purpose: {
    en: 'The newest stand first. The home page shows the first eight. Photographs of one event and day are an album.',
    mr: 'नवीन छायाचित्रे आधी. मुख्यपृष्ठावर पहिली आठ दिसतात. एकाच कार्यक्रमाची व दिवसाची छायाचित्रे एकत्र दिसतात.',
  },
  listedAs: 'name',
  columns: ['image'],
  fields: [
    image('image', fields.image.label, { required: true }),
    bilingualText('name', fields.name.label, { required: true }),
    bilingualText('event', fields.event.label),
    date('date', fields.date.label),
    bilingualText('place', fields.place.label),
  ],
})
