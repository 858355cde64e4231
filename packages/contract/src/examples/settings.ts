import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const colours = {
  brand_hue: '212',
  brand_chroma: '0.068',
  accent_hue: '72',
  accent_chroma: '0.155',
  radius: '6',
}

const council = {
  name: say('Sahyanagar Municipal Council', 'सह्यनगर नगरपरिषद'),
  abbreviation: say('SMC', 'स.न.प.'),
  logo: '/uploads/logo.png',
  org_chart: say('/uploads/org-chart-en.png', '/uploads/org-chart-mr.png'),
  address: say('Council Hall, Lake Road, Sahyanagar 421599', 'नगरपरिषद भवन, तलाव रस्ता, सह्यनगर ४२१५९९'),
  latitude: '19.2183',
  longitude: '73.0868',
  map_url: 'https://www.openstreetmap.org/export/embed.html?bbox=73.07%2C19.20%2C73.10%2C19.23',
  phones: ['0251-555-0100', '0251-555-0109'],
  email: 'support@sahyanagar.example',
  grievance_email: 'grievance@sahyanagar.example',
  office_hours: say(
    'Daily 9:45 AM to 6:15 PM, Saturday and Sunday closed',
    'दररोज सकाळी ९:४५ ते सायंकाळी ६:१५, शनिवार व रविवार बंद',
  ),
  always_open: say('The helpline is answered day and night.', 'हेल्पलाइन अहोरात्र सुरू असते.'),
  video_channel: 'https://www.youtube.com/',
  photo_sharing: 'https://www.instagram.com/',
  short_message: 'https://x.com/',
  social_network: 'https://www.facebook.com/',
  messaging_phone: '912515550100',
  chat_reply: say('Typically replies within an hour', 'साधारणपणे तासाभरात उत्तर दिले जाते'),
  answer_days: '7',
  feedback_months: '12',
  helpline: '1800-555-0100',
  emergency: '1800-555-0112',
  certificate: 'EXAMPLE/2026/0017',
  audited: '2026-10-02T00:00:00.000Z',
  demonstration: '',
  tells_devices: '1',
  sends_mail: '1',
  shown_when_empty: [],
  theme: colours,
}

export const settings = examplesOf('settings', [council], {
  odd: {
    'only-a-name': [
      {
        ...council,
        logo: '',
        org_chart: '',
        address: '',
        latitude: '',
        longitude: '',
        map_url: '',
        phones: [],
        email: '',
        grievance_email: '',
        office_hours: '',
        always_open: '',
        video_channel: '',
        photo_sharing: '',
        short_message: '',
        social_network: '',
        messaging_phone: '',
        chat_reply: '',
        answer_days: '',
        feedback_months: '',
        certificate: '',
        audited: '',
        helpline: '',
        emergency: '',
        theme: { brand_hue: '', brand_chroma: '', accent_hue: '', accent_chroma: '', radius: '' },
      },
    ],
  },
  raw: {
    'almost-nothing': {
      kept: 1,
      answer: [
        { name: 'Sahyanagar Municipal Council', phones: '0251-555-0100, 0251-555-0109', latitude: 19.2183 },
      ],
    },
  },
})
