import type { Words } from '../../platform/words/words.ts'

type Task = {
  words: Words
  hint: Words
  /** Where it begins, below the desk's address. */
  path: string
}

/** The box on the same page that finds what shows a text, a person or a document. */
const find = '#find-place'

/** What staff come for most often, in words; the lists behind it are named nowhere. */
export const tasks: Task[] = [
  {
    words: { en: 'Publish a tender or notice', mr: 'निविदा किंवा प्रसिद्धिपत्रक प्रसिद्ध करा' },
    hint: { en: 'With its document in both languages', mr: 'दोन्ही भाषांतील दस्तऐवजासह' },
    path: '/collections/tenders/create',
  },
  {
    words: { en: 'Publish news', mr: 'बातमी प्रसिद्ध करा' },
    hint: { en: 'Runs on the home page', mr: 'मुख्यपृष्ठावर दिसते' },
    path: '/collections/news/create',
  },
  {
    words: { en: 'Replace a document', mr: 'दस्तऐवज बदला' },
    hint: { en: 'Find where it is shown', mr: 'तो कोठे दिसतो ते शोधा' },
    path: find,
  },
  {
    words: { en: 'Change a phone number or a person', mr: 'दूरध्वनी क्रमांक किंवा व्यक्ती बदला' },
    hint: { en: 'Find the number or the name', mr: 'क्रमांक किंवा नाव शोधा' },
    path: find,
  },
  {
    words: { en: 'Add photographs', mr: 'छायाचित्रे जोडा' },
    hint: { en: 'Of an event, many at once', mr: 'कार्यक्रमाची, एकाच वेळी अनेक' },
    path: '/many-photos',
  },
  {
    words: { en: 'Post an alert', mr: 'तातडीची सूचना द्या' },
    hint: { en: 'On every page within seconds', mr: 'काही सेकंदांत प्रत्येक पानावर' },
    path: '/collections/alerts/create',
  },
]
