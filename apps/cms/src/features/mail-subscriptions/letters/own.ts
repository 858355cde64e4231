import { mailTopicNames } from '@nagardwar/contract'
import type { Payload } from 'payload'
import type { Subscriber } from '../../../platform/database/mail-subscriptions.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'
import { type Council, type Letter, linkOf, sayFor } from './letter.ts'

const words = {
  confirmSubject: { en: 'Please confirm your email address', mr: 'कृपया आपल्या ई-मेल पत्त्याची खात्री करा' },
  asked: {
    en: 'Somebody, probably you, asked on the website of the council for mails to this address about:',
    mr: 'नगरपरिषदेच्या संकेतस्थळावर कोणीतरी, बहुधा आपणच, या पत्त्यावर पुढील विषयांचे ई-मेल मागितले आहेत:',
  },
  ward: { en: 'ward', mr: 'प्रभाग' },
  wholeTown: { en: 'the whole town', mr: 'संपूर्ण शहर' },
  confirm: {
    en: 'Open this page and press “Confirm”. The link works for 48 hours:',
    mr: 'हे पान उघडा आणि “खात्री करा” हे बटण दाबा. दुवा ४८ तास चालतो:',
  },
  notYou: {
    en: 'If it was not you, do nothing: you get no more mails, and the address is erased.',
    mr: 'ही मागणी आपण केली नसल्यास काहीही करू नका: आणखी ई-मेल येणार नाहीत आणि पत्ता पुसला जाईल.',
  },
  knownSubject: { en: 'You get our mails already', mr: 'आपणास आमचे ई-मेल आधीपासून येतात' },
  known: {
    en: 'Somebody, probably you, asked again for mails to this address. Nothing has changed: it gets mails about:',
    mr: 'कोणीतरी, बहुधा आपणच, या पत्त्यासाठी पुन्हा ई-मेल मागितले आहेत. काहीही बदललेले नाही: या पत्त्यावर पुढील विषयांचे ई-मेल येतात:',
  },
} satisfies Record<string, Words>

function topicsOf({ topics, ward, language }: Subscriber, council: Council): string {
  const number = language === 'mr' ? toMarathiDigits(ward) : ward
  const where = ward ? `${words.ward[language]} ${number.toUpperCase()}` : words.wholeTown[language]
  return topics
    .map((topic) => {
      const name = sayFor(mailTopicNames[topic], council, language)
      return topic === 'alerts' ? `- ${name} (${where})` : `- ${name}`
    })
    .join('\n')
}

/** The mail about the subscription itself: it asks a new address, and tells one that is confirmed that it is. */
export function ownLetter(subscriber: Subscriber, council: Council, payload: Payload): Letter {
  const { language, state } = subscriber
  const say = (key: keyof typeof words): string => sayFor(words[key], council, language)
  const topics = topicsOf(subscriber, council)
  return state === 'confirmed'
    ? { subject: say('knownSubject'), parts: [`${say('known')}\n${topics}`] }
    : {
        subject: say('confirmSubject'),
        parts: [
          `${say('asked')}\n${topics}`,
          `${say('confirm')}\n${linkOf(subscriber, payload)}`,
          say('notYou'),
        ],
      }
}
