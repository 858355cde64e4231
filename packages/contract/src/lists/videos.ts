import { sentAs } from '../field.ts'
import { date, essentialWebsite, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const videos = list({
  path: '/home-videos',
  language: 'lang',
  row: 'A video of the home page.',
  fields: {
    url: sentAs('video_url', essentialWebsite('The video.')),
    description: text('What the video shows.'),
    published: sentAs('publish_date', date('Day it was published.')),
  },
})
