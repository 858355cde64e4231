import { sentAs } from '../field.ts'
import { choice, date, essentialWebsite, text, website } from '../field-kinds.ts'
import { list } from '../list.ts'

export const videos = list({
  path: '/home-videos',
  language: 'lang',
  one: { en: 'Video', mr: 'व्हिडिओ' },
  many: { en: 'Videos', mr: 'व्हिडिओ' },
  row: 'A video of the home page.',
  fields: {
    url: sentAs('video_url', essentialWebsite('The video.')),
    description: text('What the video shows.'),
    transcript: text('What is said and shown in it, for whoever cannot hear or see it.'),
    captions: choice(
      'In which languages the player has captions for whoever cannot hear it',
      {
        mr: { en: 'In Marathi', mr: 'मराठीत' },
        en: { en: 'In English', mr: 'इंग्रजीत' },
        both: { en: 'In both languages', mr: 'दोन्ही भाषांत' },
      },
      { empty: 'for none, or where nobody said' },
    ),
    described: website('The same video with a sound track that also says what is to be seen.'),
    published: sentAs('publish_date', date('Day it was published.')),
  },
})
