import { common } from '../common-names.ts'
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
    url: sentAs(
      'video_url',
      essentialWebsite({ en: 'Address of the video', mr: 'व्हिडिओचा पत्ता' }, 'The video.'),
    ),
    description: text(common.description, 'What the video shows.'),
    transcript: text(
      { en: 'Text of the video', mr: 'व्हिडिओतील मजकूर' },
      'What is said and shown in it, for whoever cannot hear or see it.',
    ),
    captions: choice(
      { en: 'Captions in the video', mr: 'व्हिडिओतील कॅप्शन' },
      'In which languages the player has captions for whoever cannot hear it',
      {
        mr: { en: 'In Marathi', mr: 'मराठीत' },
        en: { en: 'In English', mr: 'इंग्रजीत' },
        both: { en: 'In both languages', mr: 'दोन्ही भाषांत' },
      },
      { empty: 'for none, or where nobody said' },
    ),
    described: website(
      { en: 'Address of the video with audio description', mr: 'श्राव्य वर्णन असलेल्या व्हिडिओचा पत्ता' },
      'The same video with a sound track that also says what is to be seen.',
    ),
    published: sentAs(
      'publish_date',
      date({ en: 'Date of the video', mr: 'व्हिडिओचा दिनांक' }, 'Day it was published.'),
    ),
  },
})
