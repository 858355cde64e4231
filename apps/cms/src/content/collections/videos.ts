import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { video } from '../fields/check.ts'
import { choiceOf } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.videos

const captions = choiceOf(fields.captions, 'captions', {
  hint: {
    en: 'The spoken words as text in the picture, for people who cannot hear. Make them in the account that the video lies in; automatic ones are often wrong.',
    mr: 'ऐकू न येणाऱ्यांसाठी चित्रावर दिसणारे बोललेले शब्द. व्हिडिओ ज्या खात्यात आहे तेथे ते तयार करा; आपोआप तयार झालेल्या शब्दांत बरेचदा चुका असतात.',
  },
})

export const videos = contentType({
  list: 'videos',
  slug: 'videos',
  group: homePage,
  newest: 'first',
  listedAs: 'description',
  columns: ['published'],
  fields: [
    bilingualText('description', fields.description.label, { required: true }),
    plainText('url', fields.url.label, { required: true, check: video }),
    captions,
    bilingualTextarea('transcript', fields.transcript.label, {
      hint: {
        en: 'What is said and what is to be seen, for people who cannot hear or see it, and for whoever has too little data. It stands below the video.',
        mr: 'व्हिडिओत काय बोलले जाते व काय दिसते ते लिहा: ज्यांना ऐकू येत नाही किंवा दिसत नाही त्यांच्यासाठी, तसेच डेटा कमी असलेल्यांसाठी. हा मजकूर व्हिडिओखाली दिसतो.',
      },
    }),
    plainText('described', fields.described.label, {
      check: video,
      hint: {
        en: 'The same video with a voice that also says what is to be seen. Needed where the picture shows what nobody says.',
        mr: 'तोच व्हिडिओ, ज्यात दिसणाऱ्या गोष्टीही आवाजात सांगितल्या आहेत. न बोललेले काही चित्रात दिसत असेल तेव्हा तो आवश्यक असतो.',
      },
    }),
    date('published', fields.published.label),
  ],
})
