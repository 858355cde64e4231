import { mailTopicNames } from '@nagardwar/contract'
import type { Payload } from 'payload'
import type { Held, SoughtPerson } from '../../content/personal-data/holders.ts'
import { forgetAddresses, subscriberAt } from '../../platform/database/mail-subscriptions.ts'
import { dayWords } from '../../platform/dates/time-in-india.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'

const words = {
  what: { en: 'Mails that the person asked for', mr: 'व्यक्तीने मागितलेले ई-मेल' },
  email: { en: 'Email', mr: 'ई-मेल' },
  asked: { en: 'Asked on', mr: 'मागणीचा दिनांक' },
  confirmedOn: { en: 'Confirmed on', mr: 'खात्री केल्याचा दिनांक' },
  state: { en: 'Status', mr: 'स्थिती' },
  topics: { en: 'Topics', mr: 'विषय' },
  ward: { en: 'Ward', mr: 'प्रभाग' },
  wholeTown: { en: 'The whole town', mr: 'संपूर्ण शहर' },
  language: { en: 'Language', mr: 'भाषा' },
} satisfies Record<string, Words>

const states = {
  unconfirmed: { en: 'Not confirmed yet', mr: 'अद्याप खात्री केलेली नाही' },
  confirmed: { en: 'Confirmed', mr: 'खात्री केली आहे' },
  stopped: {
    en: 'Mails were refused: the address is erased but for its hash',
    mr: 'ई-मेल नाकारले गेले: पत्ता पुसला आहे, फक्त ठसा (हॅश) आहे',
  },
} satisfies Record<string, Words>

const languages = {
  en: { en: 'English', mr: 'इंग्रजी' },
  mr: { en: 'Marathi', mr: 'मराठी' },
} satisfies Record<string, Words>

const same = (text: string): Words => ({ en: text, mr: text })

async function find(payload: Payload, sought: SoughtPerson): Promise<Held[]> {
  const found = sought.email.trim() === '' ? undefined : await subscriberAt(payload, sought.email)
  if (!found) return []
  const topics = found.topics.map((topic) => mailTopicNames[topic])
  const joined = { en: topics.map(({ en }) => en).join(', '), mr: topics.map(({ mr }) => mr).join(', ') }
  const ward = { en: found.ward.toUpperCase(), mr: toMarathiDigits(found.ward.toUpperCase()) }
  const email = found.email ? [{ label: words.email, value: same(found.email) }] : []
  const confirmed = found.confirmedAt
    ? [{ label: words.confirmedOn, value: dayWords(found.confirmedAt) }]
    : []
  const facts = [
    ...email,
    { label: words.state, value: states[found.state] },
    { label: words.topics, value: joined },
    { label: words.ward, value: found.ward ? ward : words.wholeTown },
    { label: words.language, value: languages[found.language] },
    { label: words.asked, value: dayWords(found.askedAt) },
    ...confirmed,
  ]
  return [{ id: found.id, what: words.what, facts }]
}

/** The subscription of an address, also one that was refused. */
export const subscriptionOfPerson = { name: 'mail-subscriptions', find, erase: forgetAddresses }
