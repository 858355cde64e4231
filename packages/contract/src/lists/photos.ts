import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { date, picture, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const photos = list({
  path: '/gallerys',
  language: 'lang',
  one: { en: 'Photo', mr: 'छायाचित्र' },
  many: { en: 'Photo gallery', mr: 'छायाचित्र दालन' },
  row: 'A photograph of the gallery. Oldest first; the home page shows the last eight, reversed.',
  fields: {
    image: sentAs('file_path', picture(common.picture, 'The photograph.')),
    name: sentAs('photo_name', text(common.name, 'What it shows.')),
    event: text({ en: 'Event', mr: 'कार्यक्रम' }, 'The event; photographs of one event and day are an album.'),
    date: date(common.dayOfEvent, 'The day of the event.'),
    place: text({ en: 'Place of the event', mr: 'कार्यक्रमाचे ठिकाण' }, 'Where the event was.'),
  },
})
