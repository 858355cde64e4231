import type { Words } from '../../../platform/words/words.ts'

/** What the desk says about mails to residents. */
export const words = {
  title: { en: 'Mails to residents', mr: 'नागरिकांना ई-मेल' },
  intro: {
    en: 'How many residents asked for mails, and what became of the mails of the last seven days. A mail that comes back later is not counted: whoever reads the sender’s mailbox can end it with the link in it. The addresses are shown to nobody.',
    mr: 'किती नागरिकांनी ई-मेल मागितले आहेत आणि मागील सात दिवसांतील ई-मेलचे काय झाले. नंतर परत येणारे ई-मेल यात मोजले जात नाहीत: पाठवणाऱ्या पत्त्याचा मेलबॉक्स वाचणारी व्यक्ती त्यातील दुव्याने ते थांबवू शकते. पत्ते कोणालाही दिसत नाहीत.',
  },
  withoutAnswers: {
    en: 'Answers to messages are not counted here: each message shows whether its mail was sent.',
    mr: 'संदेशांना दिलेली उत्तरे येथे मोजली जात नाहीत; त्यांचे ई-मेल पाठवले गेले की नाही हे त्या त्या संदेशात दिसते.',
  },
  onlyEditors: {
    en: 'Only editors and administrators see this',
    mr: 'ही माहिती फक्त संपादक व प्रशासकांना दिसते',
  },
  noServer: {
    en: 'No mail server is configured, so the website offers no mails.',
    mr: 'मेल सर्व्हर जोडलेला नाही, म्हणून संकेतस्थळावर ई-मेल मागता येत नाहीत.',
  },
  subscribers: { en: 'Subscribers per topic', mr: 'विषयानुसार नागरिकांची संख्या' },
  topic: { en: 'Topic', mr: 'विषय' },
  english: { en: 'English', mr: 'इंग्रजी' },
  marathi: { en: 'Marathi', mr: 'मराठी' },
  queue: { en: 'Mails', mr: 'ई-मेल' },
  what: { en: 'What', mr: 'तपशील' },
  count: { en: 'Number', mr: 'संख्या' },
  unconfirmed: {
    en: 'Addresses that have not confirmed yet; erased after 48 hours',
    mr: 'अद्याप खात्री न केलेले पत्ते; ४८ तासांनी पुसले जातात',
  },
  stopped: {
    en: 'Addresses that were refused in the last 30 days; they get no mails',
    mr: 'मागील ३० दिवसांत नाकारले गेलेले पत्ते; त्यांना ई-मेल जात नाहीत',
  },
  waiting: { en: 'Mails that wait', mr: 'पाठवायचे बाकी असलेले ई-मेल' },
  sentToday: { en: 'Sent in the last 24 hours', mr: 'मागील २४ तासांत पाठवलेले' },
  sent: { en: 'Sent in the last seven days', mr: 'मागील सात दिवसांत पाठवलेले' },
  refused: {
    en: 'Not sent: refused, withdrawn or too late',
    mr: 'न पाठवलेले: नाकारलेले, मागे घेतलेले किंवा उशीर झालेले',
  },
  unsure: {
    en: 'Perhaps not sent: the desk or the line broke off; not sent again',
    mr: 'कदाचित न पोहोचलेले: कक्ष किंवा जोडणी मध्येच बंद पडली; पुन्हा पाठवले जात नाहीत',
  },
} satisfies Record<string, Words>
