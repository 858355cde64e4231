import type { Language } from '@nagardwar/contract/browser'
import type { Tender } from '../../tenders/tender-state.ts'
import type { Council } from '../council.ts'
import type { MenuEntry } from '../header/present-menu.ts'

/** Invented texts for looking at the components, as long as a council's longest ones are likely to be. */
export const councils: Record<Language, Council> = {
  en: {
    name: 'Sahyanagar Municipal Council',
    otherName: 'सह्यनगर नगरपरिषद',
    abbreviation: 'SMC',
    address: 'Town Hall, Lake Road, Sahyanagar, District Thane, Maharashtra',
    officeHours: 'Daily 9:45 AM to 6:15 PM, Saturday and Sunday closed',
    email: 'support@sahyanagar.example',
    helpline: '1800-555-010',
    emergency: '0251-555-0100',
    phones: ['0251-555-0101'],
    chatReply: 'Typically replies within an hour',
    videoChannel: 'https://video.example',
    photoSharing: 'https://photos.example',
    shortMessage: 'https://short.example',
    socialNetwork: 'https://social.example',
  },
  mr: {
    name: 'सह्यनगर नगरपरिषद',
    otherName: 'Sahyanagar Municipal Council',
    abbreviation: 'स.न.प.',
    address: 'नगरभवन, तलाव मार्ग, सह्यनगर, जिल्हा ठाणे, महाराष्ट्र',
    officeHours: 'दररोज सकाळी ९:४५ ते सायंकाळी ६:१५; शनिवार, रविवार बंद',
    email: 'support@sahyanagar.example',
    helpline: '१८००-५५५-०१०',
    emergency: '०२५१-५५५-०१००',
    phones: ['०२५१-५५५-०१०१'],
    chatReply: 'साधारणपणे तासाभरात उत्तर दिले जाते',
    videoChannel: 'https://video.example',
    photoSharing: 'https://photos.example',
    shortMessage: 'https://short.example',
    socialNetwork: 'https://social.example',
  },
}

const words = {
  en: [
    'Home',
    'About Council',
    'History',
    'Wards',
    'Elected Members',
    'City Profile',
    'Areas',
    'Property Holder',
    'Roads',
    'Online Services',
    'Property Tax Payment',
    'Water Tax Payment',
    'Disclosure',
    'Public Disclosure',
    'Schemes',
    'PMAY',
    'Complaints',
    'Aaple Sarkar',
  ],
  mr: [
    'मुख्यपृष्ठ',
    'नगरपरिषदेविषयी',
    'इतिहास',
    'प्रभाग',
    'निर्वाचित सदस्य',
    'शहराची ओळख',
    'क्षेत्रे',
    'मालमत्ताधारक',
    'रस्ते',
    'ऑनलाइन सेवा',
    'मालमत्ता कर भरणा',
    'पाणीपट्टी भरणा',
    'माहिती प्रकटन',
    'स्वयंप्रकटन',
    'योजना',
    'प्रधानमंत्री आवास योजना',
    'तक्रारी',
    'आपले सरकार',
  ],
} as const

export function menu(language: Language): MenuEntry[] {
  const word = (index: number): string => words[language][index] ?? ''
  const item = (index: number, link: string) => ({ label: word(index), link })
  return [
    { label: word(0), link: '/home' },
    { label: word(1), link: '#', items: [item(2, '/history'), item(3, '/ward'), item(4, '/elected-member')] },
    {
      label: word(5),
      link: '#',
      items: [item(6, '/uploads/areas.pdf'), item(7, '/property-holder'), item(8, '/page')],
    },
    {
      label: word(9),
      link: '#',
      items: [item(10, 'https://tax.example'), item(11, 'https://water.example')],
    },
    { label: word(12), link: '#', items: [item(13, '/public-disclosure')] },
    { label: word(14), link: '#', items: [item(15, '/pmay')] },
    { label: word(16), link: '#', items: [item(17, 'https://aaplesarkar.example')] },
  ]
}

const aDay = 24 * 60 * 60 * 1000

/** A tender in each state, and on each day before its last one. */
export function tenders(language: Language): Tender[] {
  const tender = (id: number, closes: number, kind?: Tender['history'][number]['kind']): Tender => ({
    id,
    language,
    description: '',
    pdf: '',
    status: '-',
    kind: 'tender',
    number: '',
    portalNumber: '',
    deposit: '',
    departmentId: 0,
    value: '',
    fee: '',
    published: null,
    meeting: null,
    closes: new Date(Date.now() + closes * aDay).toISOString(),
    opens: null,
    history: kind ? [{ id: 1, day: null, kind, text: '', pdf: '' }] : [],
  })
  return [
    tender(1, 30),
    tender(2, 3),
    tender(3, 1),
    tender(4, 0.001),
    tender(5, -1),
    tender(6, -9, 'result'),
    tender(7, 9, 'cancellation'),
  ]
}
