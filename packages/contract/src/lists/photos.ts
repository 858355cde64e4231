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
    image: sentAs('file_path', picture('The photograph.')),
    name: sentAs('photo_name', text('What it shows.')),
    event: text('The event; photographs of one event and day are an album.'),
    date: date('The day of the event.'),
    place: text('Where the event was.'),
  },
})
