import type { Words } from '../../platform/words/words.ts'

/** What Payload (3.90) and its package for moving records say in English whatever the language: the beginning of its sentence, and ours. */
const sentences: [RegExp, Words][] = [
  [
    /^To reorder the rows you must first sort/,
    {
      en: 'To move a record, first sort the list in the order of the website',
      mr: 'क्रम बदलण्यासाठी आधी यादी संकेतस्थळावरील क्रमाने लावा',
    },
  ],
  [
    /^Failed to reorder/,
    {
      en: 'The new order was not saved. A colleague may have changed the list: look at it, and try again.',
      mr: 'नवा क्रम जतन झाला नाही. यादीत दुसऱ्या कोणी बदल केला असू शकतो: यादी पाहून पुन्हा प्रयत्न करा.',
    },
  ],
  [
    /^You do not have permission to reorder/,
    { en: 'You may not change this order', mr: 'हा क्रम बदलण्याचा अधिकार आपणास नाही' },
  ],
  [/^Successfully saved \d+ files/, { en: 'The files are saved', mr: 'फाइली जतन झाल्या' }],
  [/^Failed to save \d+ files/, { en: 'Some files could not be saved', mr: 'काही फाइली जतन झाल्या नाहीत' }],
  [
    /^(?:Refreshing (?:token|permissions)|Fetching user) failed/,
    {
      en: 'The desk does not answer. Please try again.',
      mr: 'कक्षाकडून उत्तर नाही. कृपया पुन्हा प्रयत्न करा.',
    },
  ],
  [
    /^\s*To pick up a draggable item/,
    {
      en: 'Space picks the record up, the arrow keys move it, Space puts it down, Escape leaves it where it was.',
      mr: 'स्पेस दाबून नोंद उचला, बाणाच्या कळांनी हलवा, पुन्हा स्पेस दाबून ठेवा; रद्द करण्यासाठी एस्केप दाबा.',
    },
  ],
  [/^Picked up draggable item/, { en: 'Picked up', mr: 'नोंद उचलली' }],
  [/^Draggable item \S+ was moved/, { en: 'Moved', mr: 'नोंद हलवली' }],
  [/^Draggable item \S+ is no longer over/, { en: 'Outside the list', mr: 'नोंद यादीबाहेर' }],
  [/^Draggable item \S+ was dropped/, { en: 'Put down', mr: 'नोंद ठेवली' }],
  [/^Dragging was cancelled/, { en: 'Left where it was', mr: 'नोंद होती तेथेच ठेवली' }],
  [/^Copy URL$/, { en: 'Copy the address', mr: 'पत्त्याची प्रत घ्या' }],
]

/** A sentence of Payload's own in the language of the reader; every other text as it is. */
export const sentenceIn = (language: 'en' | 'mr', text: string): string =>
  sentences.find(([beginning]) => beginning.test(text))?.[1][language] ?? text
