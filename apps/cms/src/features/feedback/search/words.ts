import type { Words } from '../../../platform/words/words.ts'

export const words = {
  label: {
    en: 'Name, telephone number, email, subject or reference',
    mr: 'नाव, दूरध्वनी क्रमांक, ई-मेल, विषय किंवा संदर्भ क्रमांक',
  },
  find: { en: 'Find a message', mr: 'संदेश शोधा' },
  tooLittle: { en: 'Write at least three characters', mr: 'किमान तीन अक्षरे किंवा अंक लिहा' },
  nothing: { en: 'No message found', mr: 'एकही संदेश आढळला नाही' },
  found: { en: 'Messages found', mr: 'आढळलेले संदेश' },
  more: {
    en: 'There are more: these are the newest. Write more of what you know.',
    mr: 'आणखी संदेश आहेत; येथे सर्वांत नवीन दिसतात. आपणास माहीत असलेले आणखी काही लिहा.',
  },
  name: { en: 'Name', mr: 'नाव' },
} satisfies Record<string, Words>
